import type { Seat } from "@janur/domain/rsvp/rsvp";
import { enqueue } from "../../platform/google/enqueue.ts";
import { oncePerBucket } from "../../platform/google/once-per-bucket.ts";

/** Answers of so long a time are looked at together. */
export const bucketMs = 2_000;

/** One job of a name is enough for all who answer meanwhile. */
const enqueueAllocation = oncePerBucket(async (invitationId, bucket) => {
  const scheduleTime = new Date((bucket + 1) * bucketMs);
  await enqueue({
    queue: "allocateSeats",
    id: `allocate-${invitationId}-${String(bucket)}`,
    data: { invitationId, notBefore: scheduleTime.getTime() },
    scheduleTime,
  });
});

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
  await enqueueAllocation(invitationId, Math.floor(Date.now() / bucketMs));
}
