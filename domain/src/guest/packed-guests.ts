import * as z from "zod";
import { limits } from "../limits.ts";

/*
 * The packed index: lists of 10,000 guests are read as some twenty documents.
 * It is as old as `packedAt` says; readers listen to the guests that were
 * changed since. Whoever finds many of them asks for a new one.
 */

/** Parts that guests fall into by their ids. */
export const indexParts = 16;

/** The part of a guest, 0 to 15. */
export function indexPartOf(guestId: string): number {
  let hash = 0;
  for (const character of guestId) hash = (hash * 31 + (character.codePointAt(0) ?? 0)) % 65_521;
  return hash % indexParts;
}

/**
 * Of which kind the rows of all three indexes are that this release packs. Whoever adds an entry to a row raises it: an
 * index of an earlier kind is packed anew from the guests, so that no row lacks the entry. A release of before that packs
 * meanwhile, or after a way back, changes the rows of changed guests alone, leaves all others as they are, and says of
 * the index that it is of its own kind again.
 */
export const packedFormat = 1;

/** Rows as they were packed, by their ids, whatever else a later release has put into them; what has no id is none. */
export function packedById(text: string): Map<string, unknown> {
  const rows = z.array(z.unknown()).parse(JSON.parse(text));
  return new Map(
    rows.flatMap((row): [string, unknown][] =>
      Array.isArray(row) && typeof row[0] === "string" ? [[row[0], row]] : [],
    ),
  );
}

/** `guestIndex/part-03`, and `part-03-1` where one document would grow too large. */
export function indexPartId(part: number, continuation: number): string {
  const name = `part-${String(part).padStart(2, "0")}`;
  return continuation === 0 ? name : `${name}-${String(continuation)}`;
}

/** `invitations/{id}/guestIndex/{part}`, `invitations/{id}/contactIndex/{part}` and `invitations/{id}/doorIndex/{part}` */
export const indexPartSchema = z.strictObject({
  /** Made by `packRows`, `packContacts` or `packDoorRows`. */
  rows: z.string(),
});

/** `invitations/{id}/guestIndex/state`: how old the parts are. */
export const indexStateSchema = z.strictObject({
  /** Guests that were changed later may stand otherwise in the parts, or not at all. */
  packedAt: z.date(),
  /** Guests that were deleted since. */
  removed: z.array(z.string()).max(limits.guest.perInvitation * 2),
  /** By which keys rows for the door were packed; empty until somebody asked for some. */
  doorRing: z.string().default(""),
  /** Raised by each packing, so that of two at once one counts. */
  version: z.int().min(0),
  /** `packedFormat` of whoever packed them. */
  format: z.int().min(1).default(1),
});
export type IndexState = z.output<typeof indexStateSchema>;

/** Before anything was packed. */
export const noIndex: IndexState = {
  packedAt: new Date(0),
  removed: [],
  doorRing: "",
  version: 0,
  format: packedFormat,
};

/** The document of `guestIndex` beside its parts. */
export const indexStateId = "state";

/**
 * Changes of this last while count as not packed, although they are: a
 * transaction that took its time from the clock before may end after the
 * packing read.
 */
export const packingMarginMs = 30_000;
