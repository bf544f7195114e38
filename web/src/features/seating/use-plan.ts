import { changedBy, undoOfAll, type SeatingChange } from "@janur/domain/seating/seating-change";
import type { SeatingPlan } from "@janur/domain/seating/seating-plan";
import { useMemo, useState, useSyncExternalStore } from "react";
import { problemText } from "../../lib/calls/problem-text.ts";
import { callHost } from "../../lib/client/callables.ts";
import { showToast } from "../../ui/toast/toast.ts";
import { withoutArrived } from "./change-queue.ts";
import { createPlanQueue, type PlanQueue } from "./plan-queue.ts";

/** Those that somebody looks at, or of which the server does not have all yet. */
const queues = new Map<string, PlanQueue>();

/** The same one for whoever comes back before all of it is sent. */
function queueOf(invitationId: string, ceremony: string): PlanQueue {
  const key = `${invitationId}/${ceremony}`;
  const known = queues.get(key);
  if (known !== undefined) return known;
  const queue = createPlanQueue({
    call: (changes) => callHost("changeSeatingPlan", { invitationId, ceremony, changes }),
    refuse: (error) => {
      showToast({ tone: "problem", message: problemText(error) });
    },
    hold: (isHeld) => {
      if (isHeld) queues.set(key, queue);
      else queues.delete(key);
    },
  });
  return queue;
}

export interface PlanAtWork {
  /** With what was changed here, whether the server has it yet or not. */
  plan: SeatingPlan;
  change: (changes: readonly SeatingChange[], about?: string) => void;
  undo: () => void;
  canUndo: boolean;
  /** Whether something is on its way. */
  isSaving: boolean;
}

/**
 * The plan of a ceremony, which shows a change at once and tells it to the server.
 * @param stored as the server knows it
 */
export function usePlan(invitationId: string, stored: SeatingPlan): PlanAtWork {
  const [queue] = useState(() => queueOf(invitationId, stored.ceremony));
  const { pending, steps } = useSyncExternalStore(queue.subscribe, queue.snapshot);
  const waiting = useMemo(() => withoutArrived(pending, stored.revision), [pending, stored.revision]);
  const plan = useMemo(
    () =>
      changedBy(
        stored,
        waiting.map(({ change }) => change),
      ),
    [stored, waiting],
  );
  return {
    plan,
    change: (changes, about = "") => {
      if (changes.length === 0) return;
      queue.change(changes, stored.revision, { undo: undoOfAll(plan, changes), about, at: Date.now() });
    },
    undo: () => {
      const changes = queue.takeStep();
      if (changes.length > 0) queue.change(changes, stored.revision, null);
    },
    canUndo: steps.length > 0,
    isSaving: waiting.some(({ revision }) => revision === null),
  };
}
