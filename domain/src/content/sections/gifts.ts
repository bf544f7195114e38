import * as z from "zod";
import { partIdSchema } from "../../id.ts";
import { limits } from "../../limits.ts";
import { textSchema } from "../../text/text.ts";
import { mediaNameSchema } from "./media.ts";
import { audienceSchema, paragraphSchema, sectionBase, shortTextSchema } from "./base.ts";

const c = limits.content;

/** Banks and wallets by the names that people know; `other` is named by the host. */
export const giftProviders = [
  "BCA",
  "Mandiri",
  "BRI",
  "BNI",
  "BSI",
  "BTN",
  "CIMB Niaga",
  "Danamon",
  "Permata",
  "OCBC",
  "Jago",
  "SeaBank",
  "Jenius",
  "GoPay",
  "OVO",
  "DANA",
  "ShopeePay",
  "LinkAja",
  "other",
] as const;

/** Janur shows accounts and holds nothing: the holder's name always stands beside the number. */
export const giftsSectionSchema = z.strictObject({
  ...sectionBase,
  type: z.literal("gifts"),
  heading: shortTextSchema,
  text: paragraphSchema,
  accounts: z
    .array(
      z.strictObject({
        id: partIdSchema,
        provider: z.enum(giftProviders),
        providerName: textSchema(c.providerName),
        holder: textSchema(c.personName).min(1),
        number: z.string().regex(/^\d[\d .-]{3,38}\d$/),
      }),
    )
    .max(c.giftAccounts),
  /** A picture of a QRIS as it was uploaded, and whom its code pays. */
  qris: z
    .strictObject({
      media: mediaNameSchema,
      width: z.int().min(1).max(10_000),
      height: z.int().min(1).max(10_000),
      merchant: textSchema(c.merchant).min(1),
    })
    .nullable()
    .default(null),
  /** Where parcels go. */
  address: textSchema(c.address),
  /** `invited`: accounts and address come with a personal link only. */
  audience: audienceSchema,
});

/** Only the digits are copied. */
export function accountDigits(number: string): string {
  return number.replace(/\D/g, "");
}
