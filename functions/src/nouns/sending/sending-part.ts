import { AppError } from "@janur/domain/errors";
import type { Guest, GuestContact } from "@janur/domain/guest/guest";
import { inChunks } from "@janur/domain/list/in-chunks";
import type { Transaction } from "firebase-admin/firestore";
import { db } from "../../platform/google/firestore.ts";
import { contactDocument, guestDocument } from "../../store/guest-document.ts";

/** Guests of one transaction: few enough that guests who answer meanwhile hardly wait. */
const partSize = 40;

/** What one transaction has queued. */
export interface SendingPart {
  queued: number;
  /** Ids of what can be handed over at once. */
  soon: string[];
  /** Guests who have to wait for a limit. */
  limited: number;
}

/**
 * Queues messages to guests, some of them in each transaction, and has them handed over.
 * @param queuePart gets the guests of a part, and how many messages earlier parts have queued
 */
export async function queueInParts(
  guestIds: readonly string[],
  queuePart: (ids: readonly string[], before: number, transaction: Transaction) => Promise<SendingPart>,
  handOver: (id: string) => Promise<void>,
): Promise<{ queued: number; limited: number }> {
  const ids = [...new Set(guestIds)].sort();
  let [queued, limited] = [0, 0];
  for (const part of inChunks(ids, partSize)) {
    const before = queued;
    const done = await db().runTransaction((transaction) => queuePart(part, before, transaction));
    await Promise.all(done.soon.map(handOver));
    queued += done.queued;
    limited += done.limited;
  }
  return { queued, limited };
}

/**
 * Reads guests who are still on the list, with how they are reached.
 * @throws AppError `team/not-allowed` for guests of another sender
 */
export async function readOwnGuests(
  { invitationId, isOwn }: { invitationId: string; isOwn: (guest: Guest) => boolean },
  ids: readonly string[],
  transaction: Transaction,
): Promise<{ guest: Guest; contact: GuestContact | undefined }[]> {
  const [guests, contacts] = await Promise.all([
    transaction.getAll(...ids.map((id) => guestDocument(invitationId, id))),
    transaction.getAll(...ids.map((id) => contactDocument(invitationId, id))),
  ]);
  const known = guests.flatMap((found, index) => {
    const guest = found.data();
    return guest === undefined ? [] : [{ guest, contact: contacts[index]?.data() }];
  });
  if (!known.every(({ guest }) => isOwn(guest))) throw new AppError("team/not-allowed");
  return known;
}
