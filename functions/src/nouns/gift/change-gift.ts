import { AppError } from "@janur/domain/errors";
import { correctedGift, type Gift, type GiftState } from "@janur/domain/gift/gift";
import { giftLimits } from "@janur/domain/limits/gift-limits";
import { db } from "../../platform/google/firestore.ts";
import type { TeamCaller } from "../../platform/http/operation.ts";
import { giftDocument } from "../../store/gift-documents.ts";
import { asRows, giftAuthor, ownGift } from "./gift-caller.ts";

interface GiftRef {
  invitationId: string;
  giftId: string;
}

/** @throws AppError `gift/not-found`, `gift/full` */
export function removeGift(
  { isRemoved, ...ref }: GiftRef & { isRemoved: boolean },
  caller: TeamCaller,
  now: Date,
) {
  return changed(ref, caller, (gift) => correctedGift(gift, { isRemoved }, giftAuthor(caller), now));
}

/** @throws AppError `gift/not-found`, also for what nobody declared; `gift/full` */
export function confirmGift(
  { state, ...ref }: GiftRef & { state: Exclude<GiftState, "noted"> },
  caller: TeamCaller,
  now: Date,
) {
  return changed(ref, caller, (gift) => {
    if (gift.state === "noted") throw new AppError("gift/not-found");
    return correctedGift(gift, { state }, giftAuthor(caller), now);
  });
}

/** Those that are gone meanwhile are passed over. */
export async function markThanked(
  { invitationId, giftIds, isThanked }: { invitationId: string; giftIds: string[]; isThanked: boolean },
  _caller: TeamCaller,
  now: Date,
): Promise<{ rows: string }> {
  const ids = [...new Set(giftIds)];
  return db().runTransaction(async (transaction) => {
    const found = await Promise.all(ids.map((id) => transaction.get(giftDocument(invitationId, id))));
    const after = found
      .flatMap((snapshot) => snapshot.data() ?? [])
      .map((gift): Gift => {
        if ((gift.thankedAt !== null) === isThanked) return gift;
        const thankedAt = isThanked ? now : null;
        return { ...gift, thankedAt, updatedAt: now, revision: gift.revision + 1 };
      });
    for (const gift of after) transaction.set(giftDocument(invitationId, gift.id), gift);
    return asRows(...after);
  });
}

/** @throws AppError `gift/not-found` */
export async function giftHistory({ invitationId, giftId }: GiftRef) {
  const gift = (await giftDocument(invitationId, giftId).get()).data();
  if (gift === undefined) throw new AppError("gift/not-found");
  return {
    corrections: gift.corrections.map(({ at, by, before }) => ({ at: at.getTime(), by: by.name, before })),
  };
}

function changed(
  { invitationId, giftId }: GiftRef,
  caller: TeamCaller,
  change: (gift: Gift) => Gift,
): Promise<{ rows: string }> {
  return db().runTransaction(async (transaction) => {
    const reference = giftDocument(invitationId, giftId);
    const before = ownGift((await transaction.get(reference)).data(), caller);
    if (before.corrections.length >= giftLimits.corrections) throw new AppError("gift/full");
    const after = change(before);
    if (after !== before) transaction.set(reference, after);
    return asRows(after);
  });
}
