import * as logger from "firebase-functions/logger";
import { faultOf } from "../log/fault.ts";
import { isDue, type Sweep, type Tick } from "./sweep-table.ts";

type Outcome = { kind: "done"; looked: number } | { kind: "left over" } | { kind: "failed"; error: unknown };

/**
 * Runs what is due of a table, side by side: neither one that fails nor one that takes too long keeps the others from
 * anything. Each has its line in the log.
 * @throws Error at the end, when all others are through, that names those which failed
 */
export async function runSweeps(
  table: readonly Sweep[],
  tick: Tick,
  clock = () => new Date(),
): Promise<void> {
  const due = table.filter(({ rhythm }) => isDue(rhythm, tick));
  const failed = await Promise.all(due.map((sweep) => runOne(sweep, clock)));
  const names = due.flatMap(({ name }, index) => (failed[index] === true ? [name] : []));
  // Firebase writes the message into the log: it names sweeps only, whose faults were told before.
  if (names.length > 0) throw new Error(`sweeps failed: ${names.join(", ")}`);
}

/** @returns whether it failed */
async function runOne(sweep: Sweep, clock: () => Date): Promise<boolean> {
  const started = performance.now();
  const outcome = await outcomeOf(sweep, clock);
  const facts = { sweep: sweep.name, ms: Math.round(performance.now() - started) };
  switch (outcome.kind) {
    case "done":
      logger.info("a sweep is through", { ...facts, looked: outcome.looked });
      return false;
    case "left over":
      logger.warn("a sweep was left over", facts);
      return false;
    case "failed":
      logger.error("a sweep failed", { ...facts, fault: faultOf(outcome.error) });
      return true;
  }
}

/** What a sweep came to within its budget. One that is left over goes on unseen, and the next run begins it again. */
async function outcomeOf({ budgetSeconds, run }: Sweep, clock: () => Date): Promise<Outcome> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<Outcome>((resolve) => {
    timer = setTimeout(() => {
      resolve({ kind: "left over" });
    }, budgetSeconds * 1000);
  });
  const work = async (): Promise<Outcome> => {
    try {
      return { kind: "done", looked: await run({ now: clock(), clock }) };
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
