import * as z from "zod";
import { documentIdSchema } from "../id.ts";
import { giftLimits } from "../limits/gift-limits.ts";
import { textSchema } from "../text/text.ts";
import { rupiahSchema } from "./amount.ts";
import { giftKindSchema } from "./gift.ts";

/** What a family gave somebody, noted without any invitation. */
export const givenGiftSchema = z.strictObject({
  id: documentIdSchema,
  /** To whom: "Keluarga Pak Hadi". */
  name: textSchema(giftLimits.name).min(1),
  kind: giftKindSchema,
  amount: rupiahSchema.nullable(),
  /** For what: "Nikahan Sinta". */
  occasion: textSchema(giftLimits.name),
  /** The day, as `YYYY-MM-DD`; null when nobody knows any more. */
  date: z.iso.date().nullable(),
  note: textSchema(giftLimits.note),
});
export type GivenGift = z.infer<typeof givenGiftSchema>;

/** `users/{uid}/givenGifts/list`: all of them in one document, which one person writes. */
export const givenGiftsSchema = z.strictObject({
  gifts: z.array(givenGiftSchema).max(giftLimits.given),
  updatedAt: z.date(),
});
