import { randomBytes } from "node:crypto";
import { AppError } from "@janur/domain/errors";
import { noContact, type Guest, type GuestContact, type GuestInput } from "@janur/domain/guest/guest";
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
 * Adds a guest, or changes the one with `guestId`; an answer already given stays.
 * A guest who waited in the inbox is on the list once the host has saved them,
 * and asks for their seats where they are counted.
 * Another number, and another address, is not known to be wrong.
 * Whoever has answered cannot become a group's link, which is nobody themselves.
 * @throws AppError `guest/not-found`, `guest/limit-reached`, `input/invalid`
 */
export async function saveGuest(
  input: { invitationId: string; guestId: string | null; guest: GuestInput; contact: GuestContact },
  caller: TeamCaller,
  now: Date,
): Promise<{ guestId: string }> {
  const { invitationId } = input;
  const { hasWebhooks } = caller.invitation;
  if (input.guestId === null) await requireGuestQuota(invitationId, 1);
  const guestId = input.guestId ?? documentIdFromBytes(randomBytes(20));
  const written = {
    ...input.guest,
    ...nameFields(input.guest.name),
    listing: listingOf(input.guest),
    updatedAt: now,
  } satisfies Partial<Guest>;
  const asksForSeats = await db().runTransaction(async (transaction) => {
    const reference = guestDocument(invitationId, guestId);
    let seat: Guest["seat"] = null;
    if (input.guestId === null) {
      transaction.create(
        reference,
        newGuest(input.guest, { id: guestId, listing: listingOf(input.guest), now }),
      );
    } else {
      const [guest, contact] = await Promise.all([
        transaction.get(reference).then((found) => found.data()),
        transaction.get(contactDocument(invitationId, guestId)).then((found) => found.data()),
      ]);
      if (guest === undefined) throw new AppError("guest/not-found");
      if (guest.answer !== null && input.guest.kind === "group")
        throw new AppError("input/invalid", { fields: ["guest.kind"] });
      seat = matchedSeat(guest.seat);
      const sending = sendingAt(guest.sending, contact ?? noContact, input.contact);
      transaction.update(reference, { ...written, seat, sending });
    }
    transaction.set(contactDocument(invitationId, guestId), input.contact);
    keepContactsDue(transaction, caller.invitation, now);
    return seat?.state === "pending";
  });
  if (asksForSeats) await requestAllocation(invitationId);
  if (hasWebhooks && input.guestId === null) await requestNotifications(invitationId, now, "guests");
  return { guestId };
}
