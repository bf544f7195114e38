import { createHash, randomBytes } from "node:crypto";
import { AppError } from "@janur/domain/errors";
import {
  correctedGift,
  authorsWith,
  envelopeKey,
  giftInputOf,
  newGift,
  type Gift,
  type GiftAuthor,
} from "@janur/domain/gift/gift";
import {
  countedAgain,
  countState,
  seenCount,
  type GiftCount,
  type SeenCount,
} from "@janur/domain/gift/gift-count";
import { documentIdFromBytes } from "@janur/domain/id";
import { giftLimits } from "@janur/domain/limits/gift-limits";
import type { Transaction } from "firebase-admin/firestore";
import { db } from "../../platform/google/firestore.ts";
import type { TeamCaller } from "../../platform/http/operation.ts";
import {
  allGiftCounts,
  giftCountDocument,
  giftDocument,
  giftsOfEnvelope,
} from "../../store/gift-documents.ts";
import { giftAuthor, maySeeAll, requireGifts } from "./gift-caller.ts";
import { requireRoom } from "./save-gift.ts";

interface Counted {
  invitationId: string;
  envelope: string;
  amount: number;
}

/**
 * What somebody found in an envelope. One document an envelope, which two people write: nothing is hot. Where both found
 * the same it goes into the book in the same transaction.
 * @throws AppError `gift/counted`, `gift/full`, `gift/none-here`, `input/invalid` for a number without letters or digits
 */
export async function countGift(
  { invitationId, envelope, amount }: Counted,
  caller: TeamCaller,
  now: Date,
): Promise<{ count: SeenCount }> {
  requireGifts(caller);
  const key = keyOf(envelope);
  await requireRoom(invitationId);
  const author = giftAuthor(caller);
  return db().runTransaction(async (transaction) => {
    const reference = giftCountDocument(invitationId, key);
    const [stored, { booked, freeId }] = await Promise.all([
      transaction.get(reference),
      bookedGift(transaction, invitationId, key),
    ]);
    const before: GiftCount = stored.data() ?? {
      ...{ envelope, counts: [], booked: null, settled: null, uids: [], updatedAt: now },
    };
    const again = countedAgain(before, { uid: caller.uid, name: author.name, amount, at: now });
    if (again === null) throw new AppError("gift/counted");
    // What the book says is a third voice, which is heard once two have counted.
    const after = { ...again, booked: again.counts.length > 1 ? (booked?.amount ?? null) : null };
    transaction.set(reference, after);
    if (countState(after) === "agreed")
      writeAmount(transaction, { invitationId, count: after, booked, freeId, author, now });
    return { count: seenCount(after, caller.uid, maySeeAll(caller)) };
  });
}

/** Said again it is one. @throws AppError `gift/not-found` where nothing differs, `gift/full` */
export async function settleGiftCount(
  { invitationId, envelope, amount }: Counted,
  caller: TeamCaller,
  now: Date,
): Promise<{ count: SeenCount }> {
  const key = keyOf(envelope);
  const author = giftAuthor(caller);
  return db().runTransaction(async (transaction) => {
    const reference = giftCountDocument(invitationId, key);
    const [stored, { booked, freeId }] = await Promise.all([
      transaction.get(reference),
      bookedGift(transaction, invitationId, key),
    ]);
    const before = stored.data();
    if (before?.settled?.amount === amount) return { count: seenCount(before, caller.uid, true) };
    if (before === undefined || countState(before) !== "differs") throw new AppError("gift/not-found");
    const after = { ...before, settled: { amount, by: author.name, at: now }, updatedAt: now };
    transaction.set(reference, after);
    writeAmount(transaction, { invitationId, count: after, booked, freeId, author, now });
    return { count: seenCount(after, caller.uid, true) };
  });
}

/** How far all envelopes are; each costs one read. */
export async function listGiftCounts(
  { invitationId }: { invitationId: string },
  caller: TeamCaller,
): Promise<{ counts: SeenCount[] }> {
  const { docs } = await allGiftCounts(invitationId).get();
  return { counts: docs.map((found) => seenCount(found.data(), caller.uid, maySeeAll(caller))) };
}

/** @throws AppError `input/invalid` */
function keyOf(envelope: string): string {
  const key = envelopeKey(envelope);
  if (key === "" || /[/.]/.test(key)) throw new AppError("input/invalid", { fields: ["envelope"] });
  return key;
}

/** What the book says of a number: the entry that has it, and the id of one of its own where none has. */
interface Booked {
  booked: Gift | null;
  freeId: string;
}

/** The entry that counting once made may have another number by now, or be taken out; it stays as it is. */
async function bookedGift(transaction: Transaction, invitationId: string, key: string): Promise<Booked> {
  const madeOf = createHash("sha256").update(`counted\n${invitationId}\n${key}`).digest();
  const id = documentIdFromBytes(madeOf);
  const [{ docs }, made] = await Promise.all([
    transaction.get(giftsOfEnvelope(invitationId, key)),
    transaction.get(giftDocument(invitationId, id)),
  ]);
  return {
    booked: docs.map((found) => found.data()).find(({ isRemoved }) => !isRemoved) ?? null,
    freeId: made.exists ? documentIdFromBytes(randomBytes(20)) : id,
  };
}

/**
 * Into the entry that has the number; one of its own where nobody has written any.
 * @throws AppError `gift/full` for an entry that was corrected too often
 */
function writeAmount(
  transaction: Transaction,
  {
    invitationId,
    count,
    booked,
    freeId,
    author,
    now,
  }: { invitationId: string; count: GiftCount; author: GiftAuthor; now: Date } & Booked,
): void {
  const amount = count.settled?.amount ?? count.counts[0]?.amount ?? null;
  const found: Gift =
    booked ??
    newGift(
      {
        ...{ kind: "envelope", guest: null, name: "", through: "", note: "" },
        ...{ envelope: count.envelope, amount },
      },
      { id: freeId, state: "noted", by: author, now },
    );
  const input = { ...giftInputOf(found), amount };
  const after = booked === null ? found : correctedGift(found, { input }, author, now);
  if (after.corrections.length > giftLimits.corrections) throw new AppError("gift/full");
  const countedBy = count.counts.map(({ uid, name }) => ({ uid, name }));
  transaction.set(giftDocument(invitationId, after.id), {
    ...after,
    countedBy,
    authors: authorsWith(after.authors, countedBy),
    updatedAt: now,
    revision: after === found && booked !== null ? after.revision + 1 : after.revision,
  });
}
