import * as z from "zod";
import { counts, giftKinds, giftStates, type Gift } from "./gift.ts";
import { sumOf } from "./amount.ts";

/** Milliseconds since 1970. */
const time = z.int();

/*
 * What the book needs of an entry, packed by the thousand into few documents. A row is an array, because names of
 * fields would be most of it; a field is never moved, and those that a later release has added are passed over.
 */
const packedRowSchema = z.tuple(
  [
    z.string(), // id
    z.enum(giftKinds),
    z.enum(giftStates),
    z.string().nullable(), // guest
    z.string(), // name
    z.string(), // through
    z.string(), // envelope
    z.int().nullable(), // amount
    z.string(), // note
    z.string().nullable(), // uid of who wrote it down
    z.string(), // their name
    time, // createdAt
    time, // updatedAt
    z.int(), // revision
    z.int(), // corrections
    z.array(z.string()), // counted by
    time.nullable(), // thankedAt
    z.boolean(), // photo
    z.boolean(), // removed
  ],
  z.unknown(),
);
type PackedRow = z.infer<typeof packedRowSchema>;

/** An entry as the book shows it; its corrections are `invitations/{id}/gifts/{giftId}`. */
export interface GiftRow extends Pick<
  Gift,
  | "id"
  | "kind"
  | "state"
  | "guest"
  | "name"
  | "through"
  | "envelope"
  | "amount"
  | "note"
  | "revision"
  | "hasPhoto"
  | "isRemoved"
> {
  /** By name. */
  countedBy: readonly string[];
  uid: string | null;
  by: string;
  createdAt: number;
  updatedAt: number;
  corrections: number;
  thankedAt: number | null;
}

export function giftRowOf(gift: Gift): GiftRow {
  const { id, kind, state, guest, name, through, envelope, amount, note, revision } = gift;
  return {
    ...{ id, kind, state, guest, name, through, envelope, amount, note, revision },
    countedBy: gift.countedBy.map(({ name }) => name),
    hasPhoto: gift.hasPhoto,
    isRemoved: gift.isRemoved,
    uid: gift.by.uid,
    by: gift.by.name,
    createdAt: gift.createdAt.getTime(),
    updatedAt: gift.updatedAt.getTime(),
    corrections: gift.corrections.length,
    thankedAt: gift.thankedAt?.getTime() ?? null,
  };
}

export function packGiftRows(rows: readonly GiftRow[]): string {
  return JSON.stringify(
    rows.map((row): PackedRow => [
      ...([row.id, row.kind, row.state, row.guest, row.name, row.through, row.envelope] as const),
      ...([row.amount, row.note, row.uid, row.by, row.createdAt, row.updatedAt, row.revision] as const),
      row.corrections,
      [...row.countedBy],
      ...([row.thankedAt, row.hasPhoto, row.isRemoved] as const),
    ]),
  );
}

export function unpackGiftRows(text: string): GiftRow[] {
  return z
    .array(packedRowSchema)
    .parse(JSON.parse(text))
    .map((row) => ({
      ...{ id: row[0], kind: row[1], state: row[2], guest: row[3], name: row[4], through: row[5] },
      ...{ envelope: row[6], amount: row[7], note: row[8], uid: row[9], by: row[10], createdAt: row[11] },
      ...{ updatedAt: row[12], revision: row[13], corrections: row[14], countedBy: row[15] },
      ...{ thankedAt: row[16], hasPhoto: row[17], isRemoved: row[18] },
    }));
}

/** Rows with what is newer of each; whatever comes twice, or in another order, the same comes out. */
export function mergeGiftRows(...lists: readonly (readonly GiftRow[])[]): GiftRow[] {
  const merged = new Map<string, GiftRow>();
  for (const list of lists)
    for (const row of list) {
      const known = merged.get(row.id);
      if (known === undefined || known.revision < row.revision) merged.set(row.id, row);
    }
  return [...merged.values()];
}

/** What a book comes to. */
export interface GiftTotals {
  entries: number;
  amount: number;
  /** Entries without an amount: parcels, or envelopes that nobody has opened. */
  withoutAmount: number;
  byKind: Record<(typeof giftKinds)[number], { entries: number; amount: number }>;
  /** What guests say that they have sent, which counts nowhere before somebody has looked. */
  waiting: number;
  thanked: number;
}

export function giftTotals(rows: readonly GiftRow[]): GiftTotals {
  const counted = rows.filter(counts);
  const of = (some: readonly GiftRow[]) => ({
    entries: some.length,
    amount: sumOf(some.map(({ amount }) => amount)),
  });
  return {
    ...of(counted),
    withoutAmount: counted.filter(({ amount }) => amount === null).length,
    byKind: {
      envelope: of(counted.filter(({ kind }) => kind === "envelope")),
      transfer: of(counted.filter(({ kind }) => kind === "transfer")),
      parcel: of(counted.filter(({ kind }) => kind === "parcel")),
      flowers: of(counted.filter(({ kind }) => kind === "flowers")),
    },
    waiting: rows.filter(({ state, isRemoved }) => state === "declared" && !isRemoved).length,
    thanked: counted.filter(({ thankedAt }) => thankedAt !== null).length,
  };
}

/** `invitations/{id}/giftPhotos/{giftId}`: a parcel, as nobody but the family sees it. */
export const giftPhotoSchema = z.strictObject({
  /** WebP as base64, which a document has room for. */
  picture: z.base64(),
  createdAt: z.date(),
});

/** `invitations/{id}/giftIndex/{number}`: the book, packed; the first of its documents says how many there are. */
export const giftIndexPartSchema = z.strictObject({
  rows: z.string(),
  /** Changes before this are in it. */
  packedAt: z.date(),
  parts: z.int().min(1),
});
