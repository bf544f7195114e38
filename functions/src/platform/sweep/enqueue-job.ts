import { createHash } from "node:crypto";
import { enqueue } from "../google/enqueue.ts";

/**
 * Asks a worker to look after a job; a task that is lost is found by `runDueJobs`.
 * @param notBefore at once when absent
 */
export async function enqueueJob(jobId: string, askedAt: Date, notBefore?: Date): Promise<void> {
  // Names of tasks are remembered for a while after they ran, and this one names an account.
  const name = createHash("sha256")
    .update(`${jobId}\n${String(askedAt.getTime())}`)
    .digest("hex");
  await enqueue({
    queue: "runJob",
    id: `job-${name.slice(0, 40)}`,
    data: { jobId },
    ...(notBefore === undefined ? {} : { scheduleTime: notBefore }),
  });
}
