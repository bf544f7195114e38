import type { SweepState } from "@janur/domain/service/sweep-state";
import { wallClock } from "@janur/domain/time/zone";
import * as logger from "firebase-functions/logger";
import { faultOf } from "../log/fault.ts";
import type { SweepLedger } from "./sweep-ledger.ts";
import { isDue, sweepZone, type Sweep, type Tick } from "./sweep-table.ts";
import { newWatch, watch, type SweepSummary, type SweepWatch } from "./sweep-watch.ts";

type Outcome = { kind: "done"; looked: number } | { kind: "left over" } | { kind: "failed"; error: unknown };

interface RunOptions {
  clock?: () => Date;
  /** Absent where nobody asks afterwards. */
  ledger?: SweepLedger;
}

/**
 * Runs what is due of a table, side by side: neither one that fails nor one that takes too long keeps the others from
 * anything. What one of the night did not finish goes on in every later run of the same night. Each has its line in the
 * log, and its state in the ledger.
 * @throws Error at the end, when all others are through, that names those which failed
 */
export async function runSweeps(
  table: readonly Sweep[],
  tick: Tick,
  { clock = () => new Date(), ledger }: RunOptions = {},
): Promise<void> {
  const states = table.some(({ rhythm }) => "dailyAt" in rhythm) ? ((await ledger?.read()) ?? {}) : {};
  const due = table.filter(({ name, rhythm }) => isDue(rhythm, tick) || goesOn(rhythm, states[name], tick));
  const ran = await Promise.all(due.map(async (sweep) => [sweep.name, await runOne(sweep, clock)] as const));
  if (ran.length > 0) await ledger?.note(Object.fromEntries(ran), clock());
  const failed = ran.flatMap(([name, { hasFailed }]) => (hasFailed ? [name] : []));
  // Firebase writes the message into the log: it names sweeps only, whose faults were told before.
  if (failed.length > 0) throw new Error(`sweeps failed: ${failed.join(", ")}`);
}

/** Whether a sweep of the night left something over since its time tonight. */
export function goesOn(
  rhythm: Sweep["rhythm"],
  state: SweepState | undefined,
  { scheduledAt }: Tick,
): boolean {
  if (state?.isLeftOver !== true || !("dailyAt" in rhythm)) return false;
  const [tonight, before] = [wallClock(scheduledAt, sweepZone), wallClock(state.ranAt, sweepZone)];
  return before.date === tonight.date && before.time >= rhythm.dailyAt && tonight.time > rhythm.dailyAt;
}

async function runOne(sweep: Sweep, clock: () => Date): Promise<SweepState> {
  const started = performance.now();
  const by = newWatch(sweep.budgetSeconds * 1000);
  const ranAt = clock();
  const outcome = await outcomeOf(sweep, by, clock);
  const ms = Math.round(performance.now() - started);
  const facts = { sweep: sweep.name, ms };
  const { looked, ...sum } = sumOf(by.reports);
  // What is waiting, as figures that dashboards and alerts read.
  const gauges = {
    failed: sum.failed,
    aside: sum.aside,
    left: sum.left,
    oldestDueMs: sum.oldestDueAt === null ? 0 : Math.max(0, ranAt.getTime() - sum.oldestDueAt.getTime()),
  };
  const state: SweepState = { ranAt, ms, looked, ...sum, hasFailed: outcome.kind === "failed" };
  switch (outcome.kind) {
    case "done":
      logger.info("a sweep is through", { ...facts, looked: outcome.looked, ...gauges });
      return { ...state, looked: Math.max(looked, outcome.looked) };
    case "left over":
      logger.warn("a sweep was left over", { ...facts, ...gauges });
      return { ...state, isLeftOver: true };
    case "failed":
      logger.error("a sweep failed", { ...facts, fault: faultOf(outcome.error) });
      return state;
  }
}

type Sum = Omit<SweepSummary, "done" | "putOff">;

/** A sweep may work through several things. */
function sumOf(reports: readonly SweepSummary[]): Sum {
  const sum: Sum = { looked: 0, failed: 0, aside: 0, isLeftOver: false, left: null, oldestDueAt: null };
  for (const { looked, failed, aside, isLeftOver, left, oldestDueAt } of reports) {
    sum.looked += looked;
    sum.failed += failed;
    sum.aside += aside;
    sum.isLeftOver ||= isLeftOver;
    if (left !== null) sum.left = (sum.left ?? 0) + left;
    if (oldestDueAt !== null && (sum.oldestDueAt === null || oldestDueAt < sum.oldestDueAt)) {
      sum.oldestDueAt = oldestDueAt;
    }
  }
  return sum;
}

/** What a sweep came to within its budget. One that is left over goes on unseen, and the next run begins it again. */
async function outcomeOf({ budgetSeconds, run }: Sweep, by: SweepWatch, clock: () => Date): Promise<Outcome> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<Outcome>((resolve) => {
    timer = setTimeout(() => {
      resolve({ kind: "left over" });
    }, budgetSeconds * 1000);
  });
  const work = async (): Promise<Outcome> => {
    try {
      return { kind: "done", looked: await watch(by, async () => run({ now: clock(), clock })) };
    } catch (error) {
      return { kind: "failed", error };
    }
  };
  try {
    return await Promise.race([work(), late]);
  } finally {
    clearTimeout(timer);
  }
}
