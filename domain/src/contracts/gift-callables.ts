import * as z from "zod";
import type { HostContracts } from "./contract.ts";
import { giftCorrectionSchema, giftInputSchema } from "../gift/gift.ts";
import { rupiahSchema } from "../gift/amount.ts";
import { givenGiftSchema } from "../gift/given-gift.ts";
import { eventTypeSchema } from "../content/event-type.ts";
import { spreadsheetFormats } from "../guest/spreadsheet.ts";
import { documentIdSchema } from "../id.ts";
import { giftLimits } from "../limits/gift-limits.ts";
import { languageSchema } from "../text/language.ts";
import { textSchema } from "../text/text.ts";

const invitationRef = z.strictObject({ invitationId: documentIdSchema });
const giftRef = z.strictObject({ ...invitationRef.shape, giftId: documentIdSchema });
const nothing = z.strictObject({});
const envelopeSchema = textSchema(giftLimits.envelope).min(1);
/** Rows of the book, as `unpackGiftRows` reads them. */
const packedSchema = z.string();
const time = z.int();

/** How far the counting of one envelope is, as one of the team is told. */
export const seenCountSchema = z.strictObject({
  envelope: z.string(),
  state: z.enum(["waiting", "agreed", "differs", "settled"]),
  mine: rupiahSchema.nullable(),
  by: z.array(z.string()),
  amounts: z.array(z.strictObject({ name: z.string(), amount: rupiahSchema })),
  booked: rupiahSchema.nullable(),
  settled: rupiahSchema.nullable(),
});

/** Operations of hosts about gifts; part of `hostCallables`. Events of offices have none: `gift/none-here`. */
export const giftCallables = {
  /**
   * The book: all of it, or what changed since `since`, which is the cursor that was answered before. Who only keeps it is
   * given what they wrote down themselves.
   */
  listGifts: {
    capability: "keepGifts",
    input: z.strictObject({ ...invitationRef.shape, since: time.nullable() }),
    output: z.strictObject({ rows: packedSchema, cursor: time }),
  },
  /**
   * Writes an entry down under an id that the browser made, so that the same one sent twice is one; with `revision`
   * corrects it, and the old values stay. Who only keeps the book corrects their own entries. `gift/envelope-taken` where another entry has the number and
   * `isDouble` does not say that both are meant, `gift/changed` where somebody else corrected it meanwhile,
   * `gift/not-found`, `gift/full`, `gift/none-here`, `limit/too-many-requests`.
   */
  saveGift: {
    capability: "keepGifts",
    input: z.strictObject({
      ...giftRef.shape,
      /** Null for a new one. */
      revision: z.int().min(1).nullable(),
      gift: giftInputSchema,
      isDouble: z.boolean(),
    }),
    output: z.strictObject({ rows: packedSchema }),
  },
  /** Takes an entry out of the book, or puts it back. It can be seen there either way. `gift/not-found`. */
  removeGift: {
    capability: "keepGifts",
    input: z.strictObject({ ...giftRef.shape, isRemoved: z.boolean() }),
    output: z.strictObject({ rows: packedSchema }),
  },
  /** Says of what a guest declared whether it came. `gift/not-found`. */
  confirmGift: {
    capability: "seeGifts",
    input: z.strictObject({ ...giftRef.shape, state: z.enum(["declared", "confirmed", "declined"]) }),
    output: z.strictObject({ rows: packedSchema }),
  },
  /** Notes that somebody was thanked, or was not. */
  markThanked: {
    capability: "seeGifts",
    input: z.strictObject({
      ...invitationRef.shape,
      giftIds: z.array(documentIdSchema).min(1).max(100),
      isThanked: z.boolean(),
    }),
    output: z.strictObject({ rows: packedSchema }),
  },
  /** What stood in an entry before it was corrected. `gift/not-found`. */
  giftHistory: {
    capability: "seeGifts",
    input: giftRef,
    output: z.strictObject({
      corrections: z.array(
        z.strictObject({ at: time, by: z.string(), before: giftCorrectionSchema.shape.before }),
      ),
    }),
  },
  /** Keeps a picture of a parcel, or takes it away with null. `gift/not-found`, `limit/too-many-requests`. */
  saveGiftPhoto: {
    capability: "keepGifts",
    input: z.strictObject({
      ...giftRef.shape,
      picture: z.base64().max(giftLimits.photo.characters).nullable(),
    }),
    output: z.strictObject({ rows: packedSchema }),
  },
  /** The picture of a parcel. `gift/not-found`. */
  giftPhoto: { capability: "keepGifts", input: giftRef, output: z.strictObject({ picture: z.base64() }) },
  /** Whose envelope the door gave which number. */
  doorEnvelopes: {
    capability: "keepGifts",
    input: invitationRef,
    output: z.strictObject({
      envelopes: z.array(
        z.strictObject({ envelope: z.string(), guest: documentIdSchema.nullable(), name: z.string() }),
      ),
    }),
  },
  /**
   * What the caller found in an envelope, blind: nobody is told what another found before they have counted themselves.
   * Where two agree it stands in the book. `gift/counted` for an envelope that two others counted,
   * `gift/full`.
   */
  countGift: {
    capability: "keepGifts",
    input: z.strictObject({ ...invitationRef.shape, envelope: envelopeSchema, amount: rupiahSchema }),
    output: z.strictObject({ count: seenCountSchema }),
  },
  /** How far the counting is, envelope by envelope. */
  listGiftCounts: {
    capability: "keepGifts",
    input: invitationRef,
    output: z.strictObject({ counts: z.array(seenCountSchema) }),
  },
  /** Says what is in an envelope about which two people differed. `gift/not-found`, `gift/full`. */
  settleGiftCount: {
    capability: "seeGifts",
    input: z.strictObject({ ...invitationRef.shape, envelope: envelopeSchema, amount: rupiahSchema }),
    output: z.strictObject({ count: seenCountSchema }),
  },
  /** The book as a file. `export/too-large`, `limit/too-many-requests`. */
  exportGifts: {
    capability: "seeGifts",
    input: z.strictObject({
      ...invitationRef.shape,
      format: z.enum(spreadsheetFormats),
      language: languageSchema,
    }),
    output: z.strictObject({ bytes: z.base64() }),
  },
  /** What all events of the caller's were given, as far as they may see it, and what the caller noted as given. */
  giftMemory: {
    capability: null,
    about: "account",
    input: nothing,
    output: z.strictObject({
      events: z.array(
        z.strictObject({
          invitationId: documentIdSchema,
          title: z.string(),
          eventType: eventTypeSchema,
          startAt: z.string().nullable(),
          zone: z.string(),
          rows: packedSchema,
        }),
      ),
      given: z.array(givenGiftSchema),
    }),
  },
  /** Notes what the caller gave, changes it, or forgets it with null. `gift/full`. */
  saveGivenGift: {
    capability: null,
    about: "account",
    input: z.strictObject({ id: documentIdSchema, gift: givenGiftSchema.nullable() }),
    output: nothing,
  },
} as const satisfies HostContracts;
export type GiftCallables = typeof giftCallables;
