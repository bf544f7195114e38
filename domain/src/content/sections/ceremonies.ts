import * as z from "zod";
import { partIdSchema } from "../../id.ts";
import { instantSchema } from "../../time/instant.ts";
import { limits } from "../../limits.ts";
import { otherCalendarsSchema } from "../../time/other-calendars.ts";
import { textSchema } from "../../text/text.ts";
import { zoneSchema } from "../../time/zone.ts";
import { audienceSchema, sectionBase, shortTextSchema, webLinkSchema } from "./base.ts";

const c = limits.content;

export const ceremonySchema = z
  .strictObject({
    id: partIdSchema,
    name: shortTextSchema,
    /** Null while the day is not known yet. */
    startAt: instantSchema.nullable(),
    endAt: instantSchema.nullable(),
    /** Prints "selesai" instead of an end. */
    isUntilFinished: z.boolean(),
    zone: zoneSchema,
    venue: textSchema(c.venue),
    address: textSchema(c.address),
    city: textSchema(c.shortText),
    mapUrl: webLinkSchema,
    dressCode: shortTextSchema,
    /** `invited`: only guests whose own list names it; nobody else learns that it exists. */
    audience: audienceSchema,
  })
  .refine(
    ({ startAt, endAt }) => startAt === null || endAt === null || Date.parse(endAt) > Date.parse(startAt),
    { path: ["endAt"], params: { reason: "end-before-start" } },
  );
export type Ceremony = z.infer<typeof ceremonySchema>;

/** "Pendopo Taman Sari, Bandung"; empty where neither is known. */
export function placeText({ venue, city }: Pick<Ceremony, "venue" | "city">): string {
  return [venue, city].filter((part) => part !== "").join(", ");
}

export const ceremoniesSectionSchema = z.strictObject({
  ...sectionBase,
  type: z.literal("ceremonies"),
  heading: shortTextSchema,
  /** Beneath each day; absent means the civil one alone. */
  otherCalendars: otherCalendarsSchema.optional(),
  /** None where all of them are gated and this is the public part. */
  ceremonies: z.array(ceremonySchema).max(c.ceremonies),
});
