import { AppError } from "@janur/domain/errors";
import { correctedGift, giftInputOf, newGift, type Gift, type GiftInput } from "@janur/domain/gift/gift";
import { giftLimits } from "@janur/domain/limits/gift-limits";
import { paths } from "@janur/domain/paths";
import { isSameValue } from "@janur/domain/text/same-value";
import type { Transaction } from "firebase-admin/firestore";
import { db } from "../../platform/google/firestore.ts";
import { countAttempt } from "../../platform/limits/count-attempt.ts";
import type { TeamCaller } from "../../platform/http/operation.ts";
import { allGifts, giftDocument, giftsOfEnvelope } from "../../store/gift-documents.ts";
import { asRows, giftAuthor, ownGift, requireGifts } from "./gift-caller.ts";

interface GiftToSave {
  invitationId: string;
  giftId: string;
  revision: number | null;
  gift: GiftInput;
  isDouble: boolean;
}

/**
 * Writes an entry down, or corrects it. Of two people who give two envelopes the same number at the same moment the second
 * is asked: the query of the transaction fails when somebody else wrote what it would have found.
 * @throws AppError `gift/envelope-taken`, `gift/changed`, `gift/not-found`, `gift/full`, `gift/none-here`, `limit/too-many-requests`
 */
export async function saveGift(input: GiftToSave, caller: TeamCaller, now: Date): Promise<{ rows: string }> {
  requireGifts(caller);
  const { invitationId, giftId, revision } = input;
  if (revision === null) {
    await countAttempt(["gift", caller.uid, invitationId], giftLimits.rate, now);
    await requireRoom(invitationId);
  }
  return db().runTransaction(async (transaction) => {
    const reference = giftDocument(invitationId, giftId);
    const before = (await transaction.get(reference)).data();
    const gift = await withKnownGuest(transaction, invitationId, input.gift);
    if (revision === null && before !== undefined) return asRows(sameGift(before, gift, caller));
    const author = giftAuthor(caller);
    const known = revision === null ? null : ownGift(before, caller);
    if (known !== null && known.revision !== revision) {
      // Sent twice over a broken line: what it says stands there already.
      if (isSameValue(giftInputOf(known), gift)) return asRows(known);
      throw new AppError("gift/changed");
    }
    if (known !== null && known.corrections.length >= giftLimits.corrections) throw new AppError("gift/full");
    const after =
      known === null
        ? newGift(gift, { id: giftId, state: "noted", by: author, now })
        : correctedGift(known, { input: gift }, author, now);
    if (!input.isDouble && after.envelopeKey !== known?.envelopeKey)
      await requireFreeNumber(transaction, invitationId, after);
    if (after !== known) transaction.set(reference, after);
    return asRows(after);
  });
}

/** @throws AppError `gift/full` */
export async function requireRoom(invitationId: string): Promise<void> {
  const known = await allGifts(invitationId).count().get();
  if (known.data().count >= giftLimits.perInvitation) throw new AppError("gift/full");
}

/** An id that is taken: by the same entry that came before, whose answer was lost, or by another one. */
function sameGift(before: Gift, gift: GiftInput, caller: TeamCaller): Gift {
  if (ownGift(before, caller).by.uid === caller.uid && isSameValue(giftInputOf(before), gift)) return before;
  throw new AppError("gift/changed");
}

/** @throws AppError `gift/envelope-taken` */
async function requireFreeNumber(transaction: Transaction, invitationId: string, gift: Gift): Promise<void> {
  if (gift.envelopeKey === "") return;
  const { docs } = await transaction.get(giftsOfEnvelope(invitationId, gift.envelopeKey));
  const other = docs.map((found) => found.data()).find(({ id, isRemoved }) => id !== gift.id && !isRemoved);
  if (other !== undefined)
    throw new AppError("gift/envelope-taken", { giftId: other.id, name: other.name, by: other.by.name });
}

/** Somebody who is forgotten at this moment is named no more, not even as an id. */
async function withKnownGuest(
  transaction: Transaction,
  invitationId: string,
  gift: GiftInput,
): Promise<GiftInput> {
  if (gift.guest === null) return gift;
  const [found] = await transaction.getAll(db().doc(paths.guest(invitationId, gift.guest)), {
    fieldMask: ["id"],
  });
  return found?.exists === true ? gift : { ...gift, guest: null };
}
