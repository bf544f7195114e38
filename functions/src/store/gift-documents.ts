import { giftCountSchema } from "@janur/domain/gift/gift-count";
import { giftSchema, withThanks, type Gift } from "@janur/domain/gift/gift";
import { giftIndexPartSchema, giftPhotoSchema } from "@janur/domain/gift/gift-row";
import { givenGiftsSchema } from "@janur/domain/gift/given-gift";
import type { Guest } from "@janur/domain/guest/guest";
import { thanksNews, type Sending } from "@janur/domain/guest/sending";
import { giftLimits } from "@janur/domain/limits/gift-limits";
import { paths } from "@janur/domain/paths";
import type { Query, Transaction } from "firebase-admin/firestore";
import { converter, db, documentOf } from "../platform/google/firestore.ts";
import { guestDocument } from "./guest-document.ts";

export function giftDocument(invitationId: string, giftId: string) {
  return documentOf(paths.gift(invitationId, giftId), giftSchema);
}

export function allGifts(invitationId: string): Query<Gift> {
  return db().collection(paths.gifts(invitationId)).withConverter(converter(giftSchema));
}

/** Entries that were written or changed since, oldest first. */
export function giftsSince(invitationId: string, since: Date): Query<Gift> {
  const from = new Date(since.getTime() - giftLimits.overlapMs);
  return allGifts(invitationId).where("updatedAt", ">", from).orderBy("updatedAt");
}

/** Entries with the number of one envelope, those that were taken out too. */
export function giftsOfEnvelope(invitationId: string, key: string): Query<Gift> {
  return allGifts(invitationId).where("envelopeKey", "==", key);
}

export function giftsOfGuest(invitationId: string, guestId: string): Query<Gift> {
  return allGifts(invitationId).where("guest", "==", guestId);
}

export function giftIndexDocument(invitationId: string, part: number) {
  return documentOf(paths.giftIndexPart(invitationId, `part-${String(part)}`), giftIndexPartSchema);
}

export function giftCountDocument(invitationId: string, key: string) {
  return documentOf(paths.giftCount(invitationId, key), giftCountSchema);
}

export function allGiftCounts(invitationId: string) {
  return db().collection(paths.giftCounts(invitationId)).withConverter(converter(giftCountSchema));
}

export function giftPhotoDocument(invitationId: string, giftId: string) {
  return documentOf(paths.giftPhoto(invitationId, giftId), giftPhotoSchema);
}

export function givenGiftsDocument(uid: string) {
  return documentOf(paths.givenGifts(uid), givenGiftsSchema);
}

/**
 * What is known of the message to a guest, in their document, and with it whether the book of gifts says that they were
 * thanked: whoever sends, by hand, by mail or over a number of the family's own, and whether or not they may see the book.
 * It reads, so it stands before every write of its transaction.
 * @returns writes both
 */
export async function sendingChange(
  transaction: Transaction,
  invitationId: string,
  { id, sending: before }: Pick<Guest, "id" | "sending">,
  sending: Sending,
  now: Date,
): Promise<() => void> {
  const news = thanksNews(before, sending);
  const told =
    news === null
      ? []
      : (await transaction.get(giftsOfGuest(invitationId, id))).docs.map((found) => ({
          reference: found.ref,
          gift: found.data(),
          after: withThanks(found.data(), news, now),
        }));
  return () => {
    transaction.update(guestDocument(invitationId, id), { sending, updatedAt: now });
    for (const { reference, gift, after } of told) if (after !== gift) transaction.set(reference, after);
  };
}
