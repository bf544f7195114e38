import { paths } from "@janur/domain/paths";
import * as logger from "firebase-functions/logger";
import { within } from "../../platform/google/within.ts";
import { enqueueJob } from "../../platform/sweep/enqueue-job.ts";
import { leaseEnd } from "../../platform/sweep/lease-job.ts";
import { lookAfterDue } from "../../platform/sweep/look-after-due.ts";
import { workOn } from "./run-job.ts";

/** No job is begun after so long: the next minute's run waits for this one. */
const budgetMs = 15_000;
/** Most jobs take seconds. */
const patienceMs = 30_000;
/** With the time that it takes to ask the queue. */
const pieceMs = patienceMs + 15_000;

/**
 * Looks after jobs whose worker ended, that failed before, or whose time has
 * come. One that takes longer goes back to its queue, which has nine minutes
 * for it. Safe to run twice and at the same time.
 * @returns how many were looked at
 */
export function runDueJobs(clock: () => Date): Promise<number> {
  return lookAfterDue(
    {
      collection: paths.jobs(),
      pageSize: 20,
      atOnce: 3,
      budgetMs,
      pieceMs,
      work: (id) => workOrHandBack(id, clock, patienceMs),
    },
    clock,
  );
}

/** @param patience in milliseconds */
export async function workOrHandBack(jobId: string, clock: () => Date, patience: number): Promise<void> {
  const work = workOn(jobId, clock);
  try {
    await within(patience, work);
  } catch (error) {
    if (!(error instanceof DOMException) || error.name !== "TimeoutError") throw error;
    // What goes on here unseen holds the lease, and writes nothing more when another worker has it.
    logger.info("a job was handed back to its queue");
    const now = clock();
    await enqueueJob(jobId, now, leaseEnd(now));
  }
}
