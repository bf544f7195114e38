import type { Seat } from "@janur/domain/rsvp";
import * as logger from "firebase-functions/logger";
import { db } from "../firestore.ts";
import { REGION } from "../options.ts";
import { faultOf } from "../service/fault.ts";

/** Answers of so long a time are looked at together. */
export const bucketMs = 2_000;

/** The latest job that this instance asked for, by invitation: one of a name is enough for all who answer meanwhile. */
const asked = new Map<string, { bucket: number; done: Promise<void> }>();
const rememberedInvitations = 1_000;

/**
 * Has seats given out at the end of this bucket of time, when `seat` waits to
 * be looked at. Called after the answer was written, so that the job, which
 * begins after its bucket, sees it. Never fails the answer: what no job looked
 * at is swept up within minutes.
 */
export async function requestSeats(invitationId: string, seat: Seat | null): Promise<void> {
  if (seat?.state !== "pending") return;
  await requestAllocation(invitationId);
}

/** As `requestSeats`, for changes that leave nobody pending. */
export async function requestAllocation(invitationId: string): Promise<void> {
  const bucket = Math.floor(Date.now() / bucketMs);
  const latest = asked.get(invitationId);
  if (latest?.bucket === bucket) return latest.done;
  const done = enqueue(invitationId, bucket);
  asked.delete(invitationId);
  asked.set(invitationId, { bucket, done });
  if (asked.size > rememberedInvitations) {
    const oldest = asked.keys().next().value;
    if (oldest !== undefined) asked.delete(oldest);
  }
  return done;
}

async function enqueue(invitationId: string, bucket: number): Promise<void> {
  const scheduleTime = new Date((bucket + 1) * bucketMs);
  try {
    // Loaded only where seats are counted: most invitations never need the queue.
    const { getFunctions } = await import("firebase-admin/functions");
    // Opens the default app, which the queue needs too.
    db();
    await getFunctions()
      .taskQueue(`locations/${REGION}/functions/allocateSeats`)
      .enqueue(
        { invitationId, notBefore: scheduleTime.getTime() },
        { id: `allocate-${invitationId}-${String(bucket)}`, scheduleTime },
      );
  } catch (error) {
    if (isThereAlready(error)) return;
    logger.warn("seats were not asked for", { invitation: invitationId, fault: faultOf(error) });
  }
}

function isThereAlready(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "functions/task-already-exists";
}
