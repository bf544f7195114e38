import { AppError } from "@janur/domain/errors";
import { checkInSchema } from "@janur/domain/door/check-in";
import { noContact } from "@janur/domain/guest/guest";
import { mergedContact, mergedFields } from "@janur/domain/guest/merged-guest";
import { checkInsOf } from "../../store/door/check-in-documents.ts";
import { proposalsOf } from "../../store/proposal-documents.ts";
import { passGiftsOn } from "../../store/gift-documents.ts";
import { db } from "../../platform/google/firestore.ts";
import { ownWishes } from "../../store/own-wishes.ts";
import { requestAllocation } from "../seat/request-seats.ts";
import type { TeamCaller } from "../../platform/http/operation.ts";
import { contactDocument, guestDocument } from "../../store/guest-document.ts";
import { indexStateDocument, noteRemoved } from "../../store/index-documents.ts";
import { passOverInstead, screensPassingOver } from "../../store/pass-documents.ts";
import { allSeatingPlans, passSeatOn } from "../../store/seating-documents.ts";

/**
 * Makes one guest of two entries. The kept one's link goes on, the other's is
 * worthless; wishes, what a helper wrote of them, what happened at the door,
 * their seat and a screen's silence become theirs, and no answer of either is forgotten.
 * @throws AppError `guest/not-found` for entries that are gone, of the inbox, or of a group
 */
export async function mergeGuests(
  input: { invitationId: string; keptId: string; goneId: string },
  caller: TeamCaller,
  now: Date,
): Promise<{ guestId: string }> {
  const { invitationId, keptId, goneId } = input;
  const { settings } = caller.invitation;
  const hasCapacity = settings.capacity !== null;
  await db().runTransaction(async (transaction) => {
    const [
      keptGuest,
      goneGuest,
      keptContact,
      goneContact,
      wishes,
      proposals,
      checkIns,
      plans,
      screens,
      index,
    ] = await Promise.all([
      transaction.get(guestDocument(invitationId, keptId)),
      transaction.get(guestDocument(invitationId, goneId)),
      transaction.get(contactDocument(invitationId, keptId)),
      transaction.get(contactDocument(invitationId, goneId)),
      transaction.get(ownWishes(invitationId, goneId)),
      transaction.get(proposalsOf(invitationId, goneId)),
      transaction.get(checkInsOf(invitationId, goneId)),
      transaction.get(allSeatingPlans(invitationId)),
      transaction.get(screensPassingOver(goneId)),
      transaction.get(indexStateDocument(invitationId)),
    ]);
    const [kept, gone] = [keptGuest.data(), goneGuest.data()];
    if (kept?.listing !== "listed" || gone?.listing !== "listed" || keptId === goneId)
      throw new AppError("guest/not-found");
    transaction.set(keptGuest.ref, { ...kept, ...mergedFields(kept, gone, { hasCapacity, now }) });
    transaction.set(
      keptContact.ref,
      mergedContact(keptContact.data() ?? noContact, goneContact.data() ?? noContact),
    );
    for (const { ref } of [...wishes.docs, ...proposals.docs]) transaction.update(ref, { guestId: keptId });
    // Devices at the door are told anew of what changed.
    for (const { ref } of checkIns.docs)
      transaction.update(
        db().doc(ref.path),
        checkInSchema.pick({ guest: true, changedAt: true }).parse({ guest: keptId, changedAt: now }),
      );
    passSeatOn(transaction, plans, { keptId, goneId });
    passOverInstead(transaction, screens, { keptId, goneId });
    transaction.delete(goneGuest.ref);
    transaction.delete(goneContact.ref);
    noteRemoved(transaction, invitationId, [goneId], index.exists);
  });
  await passGiftsOn(invitationId, { keptId, goneId }, now);
  if (hasCapacity) await requestAllocation(invitationId);
  return { guestId: keptId };
}
