import type { Seat } from "@janur/domain/rsvp";
import { enqueue } from "../service/enqueue.ts";

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
  const done = enqueueAllocation(invitationId, bucket);
  asked.delete(invitationId);
  asked.set(invitationId, { bucket, done });
  if (asked.size > rememberedInvitations) {
    const oldest = asked.keys().next().value;
    if (oldest !== undefined) asked.delete(oldest);
  }
  return done;
}

async function enqueueAllocation(invitationId: string, bucket: number): Promise<void> {
  const scheduleTime = new Date((bucket + 1) * bucketMs);
  await enqueue({
    queue: "allocateSeats",
    id: `allocate-${invitationId}-${String(bucket)}`,
    data: { invitationId, notBefore: scheduleTime.getTime() },
    scheduleTime,
  });
}
