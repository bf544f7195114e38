import { inChunks } from "@janur/domain/list/in-chunks";
import { seatingLimits } from "@janur/domain/limits/seating-limits";
import { guestsOfChanges, type SeatingChange } from "@janur/domain/seating/seating-change";

/** A change that the plan on the screen has and the server may not have yet. */
export interface PendingChange {
  change: SeatingChange;
  /** The plan's revision that has it, once the server has said so. */
  revision: number | null;
}

/** Changes that a call can take, each by itself: one that seats more guests than that becomes several. */
export function inCalls(changes: readonly SeatingChange[]): SeatingChange[] {
  return changes.flatMap((change): SeatingChange[] => {
    if (change.kind !== "seat" || guestsOfChanges([change]).length <= seatingLimits.guestsAtOnce)
      return [change];
    return inChunks(Object.entries(change.guests), seatingLimits.guestsAtOnce).map((some) => ({
      kind: "seat",
      guests: Object.fromEntries(some),
    }));
  });
}

/** Changes as many as one call takes, from the first that was not sent. */
export function nextCall(pending: readonly PendingChange[]): SeatingChange[] {
  const call: SeatingChange[] = [];
  for (const { change, revision } of pending) {
    if (revision !== null) continue;
    const more = [...call, change];
    if (more.length > seatingLimits.changes || guestsOfChanges(more).length > seatingLimits.guestsAtOnce)
      break;
    call.push(change);
  }
  return call;
}

/** What is still to be added to the plan that the server shows. */
export function withoutArrived(pending: readonly PendingChange[], revision: number): PendingChange[] {
  return pending.filter((one) => one.revision === null || one.revision > revision);
}
