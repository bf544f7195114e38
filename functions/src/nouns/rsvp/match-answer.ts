import { historyAfter } from "@janur/domain/guest/answered-guest";
import { AppError } from "@janur/domain/errors";
import { joinedSeat } from "@janur/domain/guest/seat";
import { db } from "../../platform/google/firestore.ts";
import { contactDocument, guestDocument } from "../../store/guest-document.ts";
import { indexStateDocument, noteRemoved } from "../../store/index-documents.ts";
import { leaveSeats } from "../../store/seat/seats-job-document.ts";
import { passingOn } from "../../store/pass-on.ts";
import { requestAllocation } from "../seat/request-seats.ts";
import type { TeamCaller } from "../../platform/http/operation.ts";
import { ownAnswer } from "./own-answer.ts";

/**
 * Gives an answer that came without a link to the guest whose it is, and
 * removes its entry from the inbox. What its link has left becomes theirs (`passingOn`),
 * so that it is forgotten with them. The family decides, so the seats of their
 * entry do not bind; places that both hold where seats are counted become one.
 * @throws AppError `guest/not-found`, `rsvp/conflict` with the guest's own answer unless `replaces`
 */
export async function matchAnswer(
  input: { invitationId: string; inboxId: string; guestId: string; replaces: boolean },
  caller: TeamCaller,
  now: Date,
): Promise<{ guestId: string }> {
  const { invitationId, inboxId, guestId, replaces } = input;
  const { settings } = caller.invitation;
  await db().runTransaction(async (transaction) => {
    const inboxReference = guestDocument(invitationId, inboxId);
    const guestReference = guestDocument(invitationId, guestId);
    const [inboxSnapshot, guestSnapshot, index, passOn] = await Promise.all([
      transaction.get(inboxReference),
      transaction.get(guestReference),
      transaction.get(indexStateDocument(invitationId)),
      passingOn(transaction, invitationId, { keptId: guestId, goneId: inboxId }, now),
    ]);
    const waiting = inboxSnapshot.data();
    const guest = guestSnapshot.data();
    if (waiting?.answer == null || waiting.listing !== "inbox" || guest?.listing !== "listed") {
      throw new AppError("guest/not-found");
    }
    if (guest.answer !== null && !replaces) {
      throw new AppError("rsvp/conflict", { answer: ownAnswer(guest.answer) });
    }
    const answer = { ...waiting.answer, revision: (guest.answer?.revision ?? 0) + 1 };
    const seat = settings.capacity === null ? null : joinedSeat(answer, [waiting.seat, guest.seat], now);
    transaction.update(guestReference, { answer, history: historyAfter(guest), seat, updatedAt: now });
    passOn();
    transaction.delete(inboxReference);
    transaction.delete(contactDocument(invitationId, inboxId));
    noteRemoved(transaction, invitationId, [inboxId], index.exists);
    if (settings.capacity !== null) leaveSeats(transaction, invitationId, now);
  });
  if (settings.capacity !== null) await requestAllocation(invitationId);
  return { guestId };
}
