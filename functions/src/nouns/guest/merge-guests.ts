import { AppError } from "@janur/domain/errors";
import { noContact } from "@janur/domain/guest/guest";
import { mergedContact, mergedFields } from "@janur/domain/guest/merged-guest";
import { db } from "../../platform/google/firestore.ts";
import { requestAllocation } from "../seat/request-seats.ts";
import type { TeamCaller } from "../../platform/http/operation.ts";
import { contactDocument, guestDocument } from "../../store/guest-document.ts";
import { indexStateDocument, noteRemoved } from "../../store/index-documents.ts";
import { leaveSeats } from "../../store/seat/seats-job-document.ts";
import { passingOn } from "../../store/pass-on.ts";

/**
 * Makes one guest of two entries. The kept one's link goes on, the other's is
 * worthless; all that names the other becomes theirs (`passingOn`), and no answer of either is forgotten.
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
    const [keptGuest, goneGuest, keptContact, goneContact, index, passOn] = await Promise.all([
      transaction.get(guestDocument(invitationId, keptId)),
      transaction.get(guestDocument(invitationId, goneId)),
      transaction.get(contactDocument(invitationId, keptId)),
      transaction.get(contactDocument(invitationId, goneId)),
      transaction.get(indexStateDocument(invitationId)),
      passingOn(transaction, invitationId, { keptId, goneId }, now),
    ]);
    const [kept, gone] = [keptGuest.data(), goneGuest.data()];
    if (kept?.listing !== "listed" || gone?.listing !== "listed" || keptId === goneId)
      throw new AppError("guest/not-found");
    const contacts = { kept: keptContact.data() ?? noContact, gone: goneContact.data() ?? noContact };
    transaction.set(keptGuest.ref, {
      ...kept,
      ...mergedFields(kept, gone, { hasCapacity, now }, contacts),
    });
    transaction.set(keptContact.ref, mergedContact(contacts.kept, contacts.gone));
    passOn();
    transaction.delete(goneGuest.ref);
    transaction.delete(goneContact.ref);
    noteRemoved(transaction, invitationId, [goneId], index.exists);
    if (hasCapacity) leaveSeats(transaction, invitationId, now);
  });
  if (hasCapacity) await requestAllocation(invitationId);
  return { guestId: keptId };
}
