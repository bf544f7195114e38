import { AppError } from "@janur/domain/errors";
import { giftLimits } from "@janur/domain/limits/gift-limits";
import { db } from "../../platform/google/firestore.ts";
import type { TeamCaller } from "../../platform/http/operation.ts";
import { countAttempt } from "../../platform/limits/count-attempt.ts";
import { giftDocument, giftPhotoDocument } from "../../store/gift-documents.ts";
import { MediaRefused, renderPicture } from "../media/render-picture.ts";
import { asRows, ownGift } from "./gift-caller.ts";

interface GiftRef {
  invitationId: string;
  giftId: string;
}

/**
 * Keeps what a parcel looks like: pixels alone, as small as a document has room for. It lies beside the book, where no
 * address leads to it.
 * @throws AppError `gift/not-found`, `input/invalid`, `limit/too-many-requests`
 */
export async function saveGiftPhoto(
  { invitationId, giftId, picture }: GiftRef & { picture: string | null },
  caller: TeamCaller,
  now: Date,
): Promise<{ rows: string }> {
  ownGift((await giftDocument(invitationId, giftId).get()).data(), caller);
  if (picture !== null) await countAttempt(["gift-photo", caller.uid], giftLimits.photo.rate, now);
  const drawn = picture === null ? null : await smallPicture(Buffer.from(picture, "base64"));
  return db().runTransaction(async (transaction) => {
    const reference = giftDocument(invitationId, giftId);
    const gift = ownGift((await transaction.get(reference)).data(), caller);
    const after = { ...gift, hasPhoto: drawn !== null, updatedAt: now, revision: gift.revision + 1 };
    const photo = giftPhotoDocument(invitationId, giftId);
    if (drawn === null) transaction.delete(photo);
    else transaction.set(photo, { picture: drawn, createdAt: now });
    transaction.set(reference, after);
    return asRows(after);
  });
}

/** @throws AppError `gift/not-found` */
export async function giftPhoto(
  { invitationId, giftId }: GiftRef,
  caller: TeamCaller,
): Promise<{ picture: string }> {
  ownGift((await giftDocument(invitationId, giftId).get()).data(), caller);
  const photo = (await giftPhotoDocument(invitationId, giftId).get()).data();
  if (photo === undefined) throw new AppError("gift/not-found");
  return { picture: photo.picture };
}

async function smallPicture(bytes: Buffer): Promise<string> {
  const { pixels, side } = giftLimits.photo;
  try {
    const { files, master } = await renderPicture(bytes, [640], { pixels, side });
    const small = files.find(({ extension }) => extension === "webp")?.bytes ?? master;
    return small.toString("base64");
  } catch (error) {
    if (error instanceof MediaRefused) throw new AppError("input/invalid", { fields: ["picture"] });
    throw error;
  }
}
