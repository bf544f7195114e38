import { AsyncLocalStorage } from "node:async_hooks";

/*
 * What a schedule and the sweep that it runs know of each other. It goes beside the arguments, because what works through
 * pages lies deep below a row of the table: between them stand functions that others call, too.
 */

/** What working through something came to. */
export interface SweepSummary {
  /** Pieces that were worked on, and of those the ones that say of themselves that something was done. */
  looked: number;
  done: number;
  failed: number;
  /** Failed before, and not due again. */
  putOff: number;
  /** Of those that failed, now or before: so often that somebody must look at them. */
  aside: number;
  /** Whether time was up before all were looked at. */
  isLeftOver: boolean;
  /** How many are left then; null where nobody counted. */
  left: number | null;
  /** Since when what was looked at first had been due; null where nothing was, or nobody knows. */
  oldestDueAt: Date | null;
}

/** One run of a sweep, as its schedule sees it. */
export interface SweepWatch {
  /** A clock that only goes forward, in milliseconds. */
  ticks: () => number;
  /** No piece is begun later, by that clock. */
  beginsUntil: number;
  /** Nobody waits longer for a piece. */
  waitsUntil: number;
  /** What it came to, a summary for each thing that was worked through. */
  reports: SweepSummary[];
}

const watched = new AsyncLocalStorage<SweepWatch>();

/** Before the end of a run there must be time for what was begun, and to say what is left. */
function reserveMs(budgetMs: number): number {
  return Math.max(15_000, budgetMs / 7);
}

export function newWatch(budgetMs: number, ticks = () => performance.now()): SweepWatch {
  const start = ticks();
  const waitsUntil = start + budgetMs;
  return {
    ticks,
    beginsUntil: waitsUntil - Math.min(reserveMs(budgetMs), budgetMs / 2),
    waitsUntil,
    reports: [],
  };
}

/** Runs something under a watch. */
export function watch<Result>(by: SweepWatch, run: () => Promise<Result>): Promise<Result> {
  return watched.run(by, run);
}

/** That a sweep with a progress of its own goes on in the next run, where a schedule asks. */
export function reportProgress(looked: number, failed: number, isDone: boolean): void {
  watched.getStore()?.reports.push({
    looked,
    done: looked - failed,
    failed,
    putOff: 0,
    aside: 0,
    isLeftOver: !isDone,
    left: null,
    oldestDueAt: null,
  });
}

/** The watch of the schedule that runs this; absent where somebody else does. */
export function currentWatch(): SweepWatch | undefined {
  return watched.getStore();
}
