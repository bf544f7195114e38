import * as z from "zod";
import { documentIdSchema, uidSchema } from "../id.ts";
import { giftLimits } from "../limits/gift-limits.ts";
import { textSchema } from "../text/text.ts";
import { rupiahSchema } from "./amount.ts";

export const giftKinds = ["envelope", "transfer", "parcel", "flowers"] as const;
export const giftKindSchema = z.enum(giftKinds);
export type GiftKind = z.infer<typeof giftKindSchema>;

/** `declared` is what a guest says of themselves and nobody has looked at; `declined` never came. */
export const giftStates = ["noted", "declared", "confirmed", "declined"] as const;
export const giftStateSchema = z.enum(giftStates);
export type GiftState = z.infer<typeof giftStateSchema>;

/** What somebody writes down of a gift. */
export const giftInputSchema = z.strictObject({
  kind: giftKindSchema,
  /** From whom, where it is somebody on the list. */
  guest: documentIdSchema.nullable(),
  /** From whom, in words. May be empty: an envelope without a name. */
  name: textSchema(giftLimits.name),
  /** Who brought it for them: titipan. */
  through: textSchema(giftLimits.name),
  /** The number that the door wrote on it. */
  envelope: textSchema(giftLimits.envelope),
  amount: rupiahSchema.nullable(),
  note: textSchema(giftLimits.note),
});
export type GiftInput = z.infer<typeof giftInputSchema>;
export const giftFields = giftInputSchema.keyof().options;

/** Who did something, and when. An account that is gone leaves its name empty. */
export const giftAuthorSchema = z.strictObject({
  uid: uidSchema.nullable(),
  name: z.string(),
});
export type GiftAuthor = z.infer<typeof giftAuthorSchema>;

/** What stood there before a correction. */
export const giftCorrectionSchema = z.strictObject({
  at: z.date(),
  by: giftAuthorSchema,
  before: giftInputSchema.partial().extend({
    state: giftStateSchema.optional(),
    isRemoved: z.boolean().optional(),
  }),
});
export type GiftCorrection = z.infer<typeof giftCorrectionSchema>;

/** `invitations/{id}/gifts/{giftId}`: an entry of the book. Nobody reads it but functions. */
export const giftSchema = z.strictObject({
  ...giftInputSchema.shape,
  id: documentIdSchema,
  /** The number as it is compared; empty for none. */
  envelopeKey: z.string(),
  state: giftStateSchema,
  by: giftAuthorSchema,
  /** Accounts that are named anywhere in it, to be found when one of them is erased. */
  authors: z.array(uidSchema),
  createdAt: z.date(),
  /** Raised by every change, so that whoever has the book open hears of it. */
  updatedAt: z.date(),
  revision: z.int().min(1),
  corrections: z.array(giftCorrectionSchema).max(giftLimits.corrections),
  /** Who counted its amount without seeing the other's, by name. */
  countedBy: z.array(giftAuthorSchema).max(giftLimits.counters).default([]),
  thankedAt: z.date().nullable().default(null),
  hasPhoto: z.boolean().default(false),
  /** Taken out of the book, where it can still be seen and put back. */
  isRemoved: z.boolean().default(false),
});
export type Gift = z.infer<typeof giftSchema>;

/** Whether an entry counts: neither taken out, nor waiting, nor declined. */
export function counts({ state, isRemoved }: Pick<Gift, "state" | "isRemoved">): boolean {
  return !isRemoved && (state === "noted" || state === "confirmed");
}

/** Envelope numbers as they are compared: "a 012" is "A12". */
export function envelopeKey(text: string): string {
  return text
    .normalize("NFKC")
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]+/gu, "")
    .replace(/(^|\D)0+(?=\d)/g, "$1");
}

/** The number after one: "A9" is followed by "A10". Empty where there is nothing to count on from. */
export function envelopeAfter(text: string): string {
  const [, before = "", digits = ""] = /^(.*?)(\d+)$/.exec(text.trim()) ?? [];
  if (digits === "") return "";
  return before + String(BigInt(digits) + 1n).padStart(digits.length, "0");
}

interface NewGift {
  id: string;
  state: GiftState;
  by: GiftAuthor;
  now: Date;
}

export function newGift(input: GiftInput, { id, state, by, now }: NewGift): Gift {
  return {
    ...input,
    ...{ id, state, by },
    envelopeKey: envelopeKey(input.envelope),
    authors: by.uid === null ? [] : [by.uid],
    createdAt: now,
    updatedAt: now,
    revision: 1,
    corrections: [],
    countedBy: [],
    thankedAt: null,
    hasPhoto: false,
    isRemoved: false,
  };
}

/** What a correction may change. */
export interface GiftChange {
  input?: GiftInput;
  state?: GiftState;
  isRemoved?: boolean;
}

/** An entry after a correction, which keeps the old values; the same one where nothing differs. */
export function correctedGift(gift: Gift, change: GiftChange, by: GiftAuthor, now: Date): Gift {
  const input = change.input ?? giftInputOf(gift);
  const before: Record<string, unknown> = {};
  for (const field of giftFields) if (input[field] !== gift[field]) before[field] = gift[field];
  const { state = gift.state, isRemoved = gift.isRemoved } = change;
  if (state !== gift.state) before["state"] = gift.state;
  if (isRemoved !== gift.isRemoved) before["isRemoved"] = gift.isRemoved;
  if (Object.keys(before).length === 0) return gift;
  const correction = giftCorrectionSchema.parse({ at: now, by, before });
  return {
    ...gift,
    ...input,
    ...{ state, isRemoved },
    envelopeKey: envelopeKey(input.envelope),
    updatedAt: now,
    revision: gift.revision + 1,
    corrections: [...gift.corrections, correction],
    authors: authorsWith(gift.authors, [by]),
    // An amount that is another one now was not counted by anybody.
    countedBy: input.amount === gift.amount ? gift.countedBy : [],
  };
}

/**
 * An entry once its giver was thanked at a moment, or was not after all; the same one where that says nothing new. What
 * somebody noted by hand is not taken back by a message that came back.
 */
export function withThanks(gift: Gift, { at, isThanked }: { at: Date; isThanked: boolean }, now: Date): Gift {
  const isNew = isThanked
    ? counts(gift) && gift.thankedAt === null
    : gift.thankedAt !== null && gift.thankedAt.getTime() === at.getTime();
  if (!isNew) return gift;
  return { ...gift, thankedAt: isThanked ? at : null, updatedAt: now, revision: gift.revision + 1 };
}

/** These accounts and those of more people. */
export function authorsWith(authors: readonly string[], more: readonly GiftAuthor[]): string[] {
  return [...new Set([...authors, ...more.flatMap(({ uid }) => uid ?? [])])];
}

/** An entry in which an account is not named any more. */
export function withoutAuthor(gift: Gift, uid: string, now: Date): Gift {
  const nobody = (author: GiftAuthor): GiftAuthor => (author.uid === uid ? { uid: null, name: "" } : author);
  return {
    ...gift,
    by: nobody(gift.by),
    authors: gift.authors.filter((author) => author !== uid),
    countedBy: gift.countedBy.map(nobody),
    corrections: gift.corrections.map((correction) => ({ ...correction, by: nobody(correction.by) })),
    updatedAt: now,
    revision: gift.revision + 1,
  };
}

export function giftInputOf(gift: GiftInput): GiftInput {
  const { kind, guest, name, through, envelope, amount, note } = gift;
  return { kind, guest, name, through, envelope, amount, note };
}

/** An entry of somebody who is forgotten: what was given stays, and nothing that says who. */
export function withoutGiver(gift: Gift, now: Date): Gift {
  return {
    ...gift,
    ...{ guest: null, name: "", through: "", note: "", hasPhoto: false },
    updatedAt: now,
    revision: gift.revision + 1,
    corrections: gift.corrections.map((correction) => {
      const { kind, envelope, amount, state, isRemoved } = correction.before;
      return { ...correction, before: withoutUndefined({ kind, envelope, amount, state, isRemoved }) };
    }),
  };
}

function withoutUndefined(before: Record<string, unknown>): GiftCorrection["before"] {
  return giftCorrectionSchema.shape.before.parse(
    Object.fromEntries(Object.entries(before).filter(([, value]) => value !== undefined)),
  );
}
