import { AppError } from "@janur/domain/errors";
import { counts } from "@janur/domain/gift/gift";
import { hasGifts } from "@janur/domain/gift/gift-events";
import { packGiftRows } from "@janur/domain/gift/gift-row";
import type { GivenGift } from "@janur/domain/gift/given-gift";
import { giftLimits } from "@janur/domain/limits/gift-limits";
import { db } from "../../platform/google/firestore.ts";
import type { AccountCaller } from "../../platform/http/operation.ts";
import { profileDocument } from "../../store/account/profile-document.ts";
import { invitationDocument } from "../../store/access.ts";
import { givenGiftsDocument } from "../../store/gift-documents.ts";
import { maySeeAll } from "./gift-caller.ts";
import { readBook } from "./read-book.ts";

/**
 * What all events of an account were given, as far as they see it, and what they gave. Read once, and looked through by the
 * browser: 5,000 entries are some five documents an event and none a key.
 */
export async function giftMemory(_input: unknown, { uid }: AccountCaller, now: Date) {
  const [profile, given] = await Promise.all([profileDocument(uid).get(), givenGiftsDocument(uid).get()]);
  const ids = profile.data()?.invitations ?? [];
  const heads = await Promise.all(ids.map((id) => invitationDocument(id).get()));
  const seen = heads
    .flatMap((snapshot) => snapshot.data() ?? [])
    .filter((invitation) => maySeeAll({ invitation, uid }) && hasGifts(invitation.eventType))
    .filter(({ status }) => status !== "trashed");
  const events = await Promise.all(
    seen.map(async ({ id, title, eventType, startAt, zone }) => ({
      ...{ invitationId: id, title, eventType, zone },
      startAt: startAt?.toISOString() ?? null,
      rows: packGiftRows((await readBook(id, now)).filter(counts)),
    })),
  );
  return { events: events.filter(({ rows }) => rows !== "[]"), given: given.data()?.gifts ?? [] };
}

/** @throws AppError `gift/full` */
export async function saveGivenGift(
  { id, gift }: { id: string; gift: GivenGift | null },
  { uid }: AccountCaller,
  now: Date,
): Promise<Record<string, never>> {
  await db().runTransaction(async (transaction) => {
    const reference = givenGiftsDocument(uid);
    const before = (await transaction.get(reference)).data()?.gifts ?? [];
    const others = before.filter((known) => known.id !== id);
    const gifts = gift === null ? others : [{ ...gift, id }, ...others];
    if (gifts.length > giftLimits.given) throw new AppError("gift/full");
    transaction.set(reference, { gifts, updatedAt: now });
  });
  return {};
}
