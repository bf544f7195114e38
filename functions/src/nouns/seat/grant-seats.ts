import { AppError } from "@janur/domain/errors";
import { grantedSeat, seatsWanted } from "@janur/domain/guest/seat";
import { db } from "../../platform/google/firestore.ts";
import { guestDocument } from "../../store/guest-document.ts";
import type { AccountCaller } from "../../platform/http/operation.ts";
import { untilFirst } from "../../platform/google/until-first.ts";
import { requestAllocation } from "./request-seats.ts";
import { leaveSeats } from "../../store/seat/seats-job-document.ts";
import { seatsTakenDocument, writeSeatsTaken } from "../../store/seat/seat-documents.ts";

/**
 * Gives a guest the seats that they asked for although the room is full: the
 * family decides, and the line waits until as many are free again. Said twice
 * it has one effect.
 * @returns heads that are held for them now
 * @throws AppError `guest/not-found`
 */
export async function grantSeats(
  input: { invitationId: string; guestId: string },
  _caller: AccountCaller,
  now: Date,
): Promise<{ held: number }> {
  const { invitationId, guestId } = input;
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
    leaveSeats(batch, invitationId, now);
    await batch.commit();
    // Whoever stood behind them in line may be the next.
    await requestAllocation(invitationId);
    return { held: wanted };
  });
}
