import type { sweepDue as realSweepDue } from "../../functions/src/platform/sweep/sweep-due.ts";
import type { DueDocument } from "./due-store.ts";
import { workOn, type Stage } from "./nights.ts";
import type { Lists } from "./weddings.ts";

/**
 * The real `sweepDue` with its real page sizes and its own way through the pages, over a list in the place of its query,
 * and with time that passes in the place of its work.
 */
export function stageOf(sweepDue: typeof realSweepDue, stage: () => Stage | undefined): typeof realSweepDue {
  return async (options, now) => {
    const on = stage();
    if (on === undefined) throw new Error("nothing is simulated");
    const name = nameOf(options.sweep);
    const { weight } = on;
    // Each piece stands for several, so a page holds as many fewer. Where that is fewer than there are hands, the hands that
    // stand idle would have done their part: the time of a piece is as much shorter.
    const pageSize = Math.max(1, Math.round(options.pageSize / weight));
    const hands = Math.min(1, pageSize / (options.atOnce ?? 5));
    const query: unknown = on.lists[name].query(now.getTime(), on.processor);
    const work: unknown = (document: DueDocument) => workOn(on, name, document, hands);
    return sweepDue(
      { ...options, pageSize, due: query as typeof options.due, work: work as typeof options.work },
      now,
    );
  };
}

function nameOf(sweep: string): keyof Lists {
  if (sweep === "contacts" || sweep === "trash" || sweep === "media" || sweep === "media-changes")
    return sweep;
  throw new Error(`no list for ${sweep}`);
}
