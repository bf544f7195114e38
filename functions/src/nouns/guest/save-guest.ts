import { randomBytes } from "node:crypto";
import { AppError } from "@janur/domain/errors";
import { noContact, type Guest } from "@janur/domain/guest/guest";
import { editedContact, editedGuest, type ContactEdit, type GuestEdit } from "@janur/domain/guest/guest-edit";
import { listingOf, nameFields, newGuest } from "@janur/domain/guest/new-guest";
import { documentIdFromBytes } from "@janur/domain/id";
import { matchedSeat } from "@janur/domain/guest/seat";
import { sendingAt } from "@janur/domain/guest/sending";
import { db } from "../../platform/google/firestore.ts";
import { requestNotifications } from "../../notify/notification/request-notifications.ts";
import { requestAllocation } from "../seat/request-seats.ts";
import type { TeamCaller } from "../../platform/http/operation.ts";
import { contactDocument, guestDocument } from "../../store/guest-document.ts";
import { keepContactsDue } from "../../store/keep-contacts-due.ts";
import { requireGuestQuota } from "../../store/require-guest-quota.ts";

/**
 * Adds a guest, or changes what is said of the one with `guestId`: somebody else may have changed the
 * rest since it was read. An answer already given stays.
 * A guest who waited in the inbox is on the list once the host has saved them,
 * and asks for their seats where they are counted.
 * Another number, and another address, is not known to be wrong.
 * Whoever has answered cannot become a group's link, which is nobody themselves.
 * @throws AppError `guest/not-found`, `guest/limit-reached`, `input/invalid`
 */
export async function saveGuest(
  input: { invitationId: string; guestId: string | null; guest: GuestEdit; contact: ContactEdit },
  caller: TeamCaller,
  now: Date,
): Promise<{ guestId: string }> {
  const { invitationId } = input;
  const { hasWebhooks } = caller.invitation;
  if (input.guestId === null) await requireGuestQuota(invitationId, 1);
  const guestId = input.guestId ?? documentIdFromBytes(randomBytes(20));
  const asksForSeats = await db().runTransaction(async (transaction) => {
    const reference = guestDocument(invitationId, guestId);
    const reach = contactDocument(invitationId, guestId);
    let seat: Guest["seat"] = null;
    if (input.guestId === null) {
      const guest = editedGuest(input.guest);
      transaction.create(reference, newGuest(guest, { id: guestId, listing: listingOf(guest), now }));
      transaction.set(reach, editedContact(input.contact));
    } else {
      const [before, known] = await Promise.all([
        transaction.get(reference).then((found) => found.data()),
        transaction.get(reach).then((found) => found.data()),
      ]);
      if (before === undefined) throw new AppError("guest/not-found");
      const guest = editedGuest(input.guest, before);
      if (before.answer !== null && guest.kind === "group")
        throw new AppError("input/invalid", { fields: ["guest.kind"] });
      seat = matchedSeat(before.seat);
      const contact = editedContact(input.contact, known);
      const sending = sendingAt(before.sending, known ?? noContact, contact);
      const written = { ...guest, ...nameFields(guest.name), listing: listingOf(guest), updatedAt: now };
      transaction.update(reference, { ...written, seat, sending } satisfies Partial<Guest>);
      transaction.set(reach, contact);
    }
    keepContactsDue(transaction, caller.invitation, now);
    return seat?.state === "pending";
  });
  if (asksForSeats) await requestAllocation(invitationId);
  if (hasWebhooks && input.guestId === null) await requestNotifications(invitationId, now, "guests");
  return { guestId };
}
