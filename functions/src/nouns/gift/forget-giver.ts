import { withoutAuthor, withoutGiver } from "@janur/domain/gift/gift";
import { db } from "../../platform/google/firestore.ts";
import { giftDocument, giftPhotoDocument, giftsOfGuest } from "../../store/gift-documents.ts";
import { repackBook } from "./read-book.ts";

/**
 * Takes guests who are forgotten out of the book: what was given stays, without a name, in the packed book as well. Safe to
 * run again.
 */
export async function forgetGivers(
  invitationId: string,
  guestIds: readonly string[],
  now: Date,
): Promise<void> {
  let changed = 0;
  for (const guestId of guestIds) {
    const { docs } = await giftsOfGuest(invitationId, guestId).get();
    for (const found of docs) {
      await db().runTransaction(async (transaction) => {
        const gift = (await transaction.get(giftDocument(invitationId, found.id))).data();
        if (gift === undefined) return;
        transaction.set(found.ref, withoutGiver(gift, now));
        transaction.delete(giftPhotoDocument(invitationId, found.id));
      });
      changed += 1;
    }
  }
  if (changed > 0) await repackBook(invitationId, now);
}

/** Takes an account that is erased out of an entry. */
export async function forgetGiftAuthor(
  invitationId: string,
  giftId: string,
  uid: string,
  now: Date,
): Promise<void> {
  await db().runTransaction(async (transaction) => {
    const reference = giftDocument(invitationId, giftId);
    const gift = (await transaction.get(reference)).data();
    if (gift !== undefined) transaction.set(reference, withoutAuthor(gift, uid, now));
  });
}
