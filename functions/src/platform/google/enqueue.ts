import * as logger from "firebase-functions/logger";
import { db } from "./firestore.ts";
import { region } from "../runtime.ts";
import { faultOf } from "../log/fault.ts";
import { within } from "./within.ts";

/** The client of queues waits without an end; nobody's answer waits longer than so for a job that a schedule finds. */
const deadlineMs = 10_000;

/** A job of a task queue; of several with one `id` the first is enough. */
export interface Job {
  /** Name of the exported function. */
  queue: string;
  id: string;
  data: Record<string, unknown>;
  /** Not before; at once when absent. */
  scheduleTime?: Date;
}

/**
 * Asks for a job. Never fails what asked for it: whatever a lost job leaves
 * undone is found by a schedule. Nothing of `data` is logged.
 * @returns whether a queue has it
 */
export async function enqueue({ queue, id, data, scheduleTime }: Job): Promise<boolean> {
  try {
    // Loaded only where a queue is needed.
    const { getFunctions } = await import("firebase-admin/functions");
    // Opens the default app, which the queue needs too.
    db();
    const asked = getFunctions()
      .taskQueue(`locations/${region}/functions/${queue}`)
      .enqueue(data, { id, ...(scheduleTime === undefined ? {} : { scheduleTime }) });
    await within(deadlineMs, asked);
    return true;
  } catch (error) {
    if (isThereAlready(error)) return true;
    logger.warn("a job was not asked for", { queue, job: id, fault: faultOf(error) });
    return false;
  }
}

function isThereAlready(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "functions/task-already-exists";
}
