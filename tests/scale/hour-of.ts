import type {
  sweepDue as realSweepDue,
  sweepDueOf as realSweepDueOf,
} from "../../functions/src/platform/sweep/sweep-due.ts";
import type { DueDocument } from "./due-store.ts";
import type { MinuteStage } from "./mornings.ts";
import type { Processor } from "./virtual-time.ts";

function staged(stage: MinuteStage | undefined): MinuteStage {
  if (stage === undefined) throw new Error("no hour is simulated");
  return stage;
}

async function passTime(
  { time, list, weight, late, piece }: MinuteStage,
  by: Processor,
  document: DueDocument,
  hands = 1,
): Promise<void> {
  const { waitMs, cpuMs } = piece;
  await by.work(waitMs * weight * hands, cpuMs * weight);
  if (document.item.isGone) return;
  list.take(document);
  late.push(time.ticks() - document.item.at);
}

const queryOf = ({ list, processor }: MinuteStage, now: Date): unknown =>
  list.query(now.getTime(), processor);

/**
 * The real `sweepDue` of a sweep of the minute, whose own work decides what goes to the queue: whatever it asked a queue
 * for is worked on there, everything else in its place, both with time that passes.
 */
export function hourOf(
  sweepDue: typeof realSweepDue,
  stage: () => MinuteStage | undefined,
  asked: Set<string>,
): typeof realSweepDue {
  return async (options, now) => {
    const on = staged(stage());
    const work = async (document: DueDocument) => {
      await (options.work as unknown as (document: DueDocument) => Promise<boolean>)(document);
      if (asked.delete(document.id)) on.queue.ask((processor) => passTime(on, processor, document));
      else await passTime(on, on.processor, document);
      return true;
    };
    return sweepDue(
      {
        ...options,
        due: queryOf(on, now) as typeof options.due,
        work: work as unknown as typeof options.work,
      },
      now,
    );
  };
}

/** The same where documents of one owner are one piece: each item is an owner. */
export function hourOfGroups(
  sweepDueOf: typeof realSweepDueOf,
  stage: () => MinuteStage | undefined,
): typeof realSweepDueOf {
  return async (options, now) => {
    const on = staged(stage());
    const found = new Map<string, DueDocument>();
    const whose = (document: unknown) => {
      const one = document as DueDocument;
      found.set(one.id, one);
      return one.id;
    };
    const pageSize = Math.max(1, Math.round(options.pageSize / on.weight));
    const hands = Math.min(1, pageSize / (options.atOnce ?? 5));
    const work = async (id: string) => {
      const document = found.get(id);
      if (document !== undefined) await passTime(on, on.processor, document, hands);
      return true;
    };
    return sweepDueOf(
      { ...options, pageSize, due: queryOf(on, now) as typeof options.due, whose, work },
      now,
    );
  };
}
