import { AppError } from "@janur/domain/errors";
import { grantedSeat, seatsWanted } from "@janur/domain/seat";
import { db } from "../firestore.ts";
import { guestDocument } from "../guest/guest-document.ts";
import { requireCapability } from "../invitation/access.ts";
import type { AccountCaller } from "../service/operation.ts";
import { untilFirst } from "../service/until-first.ts";
import { requestAllocation } from "./request-seats.ts";
import { seatsTakenDocument, writeSeatsTaken } from "./seat-documents.ts";

/**
 * Gives a guest the seats that she asked for although the room is full: the
 * family decides, and the line waits until as many are free again. Said twice
 * it has one effect.
 * @returns heads that are held for her now
 * @throws AppError `guest/not-found`
 */
export async function grantSeats(
  input: { invitationId: string; guestId: string },
  caller: AccountCaller,
  now: Date,
): Promise<{ held: number }> {
  const { invitationId, guestId } = input;
  await requireCapability(invitationId, caller.uid, "answerForGuests");
  return untilFirst(async () => {
    const [snapshot, taken] = await Promise.all([
      guestDocument(invitationId, guestId).get(),
      seatsTakenDocument(invitationId).get(),
    ]);
    const guest = snapshot.data();
    if (guest === undefined || guest.listing === "group" || snapshot.updateTime === undefined)
      throw new AppError("guest/not-found");
    if (guest.seat === null || guest.seat.state === "granted") return { held: guest.seat?.held ?? 0 };
    const wanted = seatsWanted(guest.answer);
    const batch = db().batch();
    const seat = grantedSeat(wanted, guest.seat.requestedAt);
    batch.update(snapshot.ref, { seat, updatedAt: now }, { lastUpdateTime: snapshot.updateTime });
    const granted = (taken.data()?.granted ?? 0) + wanted - guest.seat.held;
    writeSeatsTaken(batch, taken, granted, now);
    await batch.commit();
    // Whoever stood behind her in line may be the next.
    await requestAllocation(invitationId);
    return { held: wanted };
  });
}
