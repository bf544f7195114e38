import {
  giftRowOf,
  mergeGiftRows,
  packGiftRows,
  unpackGiftRows,
  type GiftRow,
} from "@janur/domain/gift/gift-row";
import { inPieces } from "@janur/domain/list/in-pieces";
import { giftLimits } from "@janur/domain/limits/gift-limits";
import { db } from "../../platform/google/firestore.ts";
import { allGifts, giftIndexDocument, giftsSince } from "../../store/gift-documents.ts";

/**
 * The whole book: what is packed, and what changed since, which is packed once it is much. 5,000 entries are read as some
 * five documents.
 */
export async function readBook(invitationId: string, now: Date): Promise<GiftRow[]> {
  const packed = await readPacked(invitationId);
  const { docs } = await (
    packed === null ? allGifts(invitationId) : giftsSince(invitationId, packed.at)
  ).get();
  const rows = mergeGiftRows(
    packed?.rows ?? [],
    docs.map((found) => giftRowOf(found.data())),
  );
  if (docs.length > giftLimits.unpacked) await writePacked(invitationId, rows, now);
  return rows;
}

/** Packs the book anew from its entries, so that nothing of what was there before is left in it. */
export async function repackBook(invitationId: string, now: Date): Promise<void> {
  const first = await giftIndexDocument(invitationId, 0).get();
  if (!first.exists) return;
  const { docs } = await allGifts(invitationId).get();
  await writePacked(
    invitationId,
    docs.map((found) => giftRowOf(found.data())),
    now,
  );
}

async function readPacked(invitationId: string): Promise<{ rows: GiftRow[]; at: Date } | null> {
  return db().runTransaction(
    async (transaction) => {
      const first = (await transaction.get(giftIndexDocument(invitationId, 0))).data();
      if (first === undefined) return null;
      const more = Array.from({ length: first.parts - 1 }, (_, index) =>
        giftIndexDocument(invitationId, index + 1),
      );
      const others = more.length === 0 ? [] : await transaction.getAll(...more);
      const texts = [first.rows, ...others.map((found) => found.data()?.rows ?? "[]")];
      return { rows: texts.flatMap(unpackGiftRows), at: first.packedAt };
    },
    { readOnly: true },
  );
}

/** Of two at once the one counts that began later: each has read all that the other packed, or it is read again as new. */
async function writePacked(invitationId: string, rows: readonly GiftRow[], now: Date): Promise<void> {
  const texts = inPieces(rows, packGiftRows);
  await db().runTransaction(async (transaction) => {
    const before = (await transaction.get(giftIndexDocument(invitationId, 0))).data();
    if (before !== undefined && before.packedAt.getTime() > now.getTime()) return;
    texts.forEach((text, part) => {
      transaction.set(giftIndexDocument(invitationId, part), {
        rows: text,
        packedAt: now,
        parts: texts.length,
      });
    });
    for (let part = texts.length; part < (before?.parts ?? 0); part += 1)
      transaction.delete(giftIndexDocument(invitationId, part));
  });
}
