import { db } from "../../platform/google/firestore.ts";
import { seatsJobDocument } from "../../store/seat/seats-job-document.ts";
import { allocateSeats } from "./allocate-seats.ts";

/** Gives out seats that were given back. Those that come back meanwhile are left for the next time. Safe to run twice. */
export async function moveLineUp(invitationId: string): Promise<void> {
  const reference = seatsJobDocument(invitationId);
  const left = await reference.get();
  if (left.updateTime === undefined) return;
  const { updateTime } = left;
  await allocateSeats(invitationId);
  await db().runTransaction(async (transaction) => {
    const latest = await transaction.get(reference);
    if (latest.updateTime?.isEqual(updateTime) === true) transaction.delete(reference);
  });
}
