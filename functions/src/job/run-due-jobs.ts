import { paths } from "@janur/domain/paths";
import * as logger from "firebase-functions/logger";
import { db } from "../firestore.ts";
import { faultOf } from "../service/fault.ts";
import { workOn } from "./run-job.ts";

/** How long the queue has for a job before it is taken for lost. */
const patienceMs = 15_000;
/** As many as one run takes; the rest is due a minute later. */
const batchSize = 20;

/**
 * Looks after jobs whose worker ended, that failed before, or whose time has
 * come. Safe to run twice and at the same time.
 * @returns how many were looked at
 */
export async function runDueJobs(clock: () => Date): Promise<number> {
  const due = await db()
    .collection(paths.jobs())
    .where("dueAt", "<=", new Date(clock().getTime() - patienceMs))
    .orderBy("dueAt")
    .limit(batchSize)
    .get();
  for (const { id } of due.docs) {
    await workOn(id, clock).catch((error: unknown) => {
      logger.error("a job was not looked after", { fault: faultOf(error) });
    });
  }
  return due.size;
}
