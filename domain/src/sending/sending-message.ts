import * as z from "zod";
import { limits } from "../limits.ts";
import type { Placeholder } from "./sending-placeholder.ts";
import { textSchema } from "../text/text.ts";

/** With what a place of a WhatsApp template can be filled for each guest. Never empty, unlike honorifics. */
export const templatePlaces = [
  "envelope",
  "link",
  "hosts",
  "event",
  "date",
  "time",
  "place",
  "schedule",
  "deadline",
  "changes",
  "salutation",
  "gift",
  "sender",
] as const satisfies readonly Placeholder[];
export type TemplatePlace = (typeof templatePlaces)[number];

/** What Meta refuses in a value of a template, and what would be a place of ours. */
const unwritable = /[\n\r\t{}]| {4}/;

/** What fills a place: something of ours, or the same words for everybody. */
export const placeFillingSchema = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("place"), place: z.enum(templatePlaces) }),
  z.strictObject({
    kind: z.literal("text"),
    text: textSchema(limits.sending.filling)
      .min(1)
      .refine((text) => !unwritable.test(text)),
  }),
]);
export type PlaceFilling = z.output<typeof placeFillingSchema>;

/** A value as Meta takes it: one line with no long gaps, and never empty. */
export function templateValue(text: string): string {
  const line = text
    .trim()
    .replace(/\s*\n\s*/g, "; ")
    .replace(/\s+/g, " ");
  return line === "" ? "–" : line;
}
