import * as z from "zod";
import { mediaNameSchema } from "../content/sections/media.ts";
import { documentIdSchema, partIdSchema } from "../id.ts";
import { limits } from "../limits.ts";
import { screenLimits } from "../limits/screen-limits.ts";
import { languageSchema } from "../text/language.ts";

/** What a greeting screen shows, as the host has chosen; part of its pass. */
export const screenSettingsSchema = z.strictObject({
  /** Whose guests it greets; null for every ceremony that has a door. */
  ceremony: partIdSchema.nullable(),
  /** Links to the door whose guests it greets; none for all, and those whom the family lets in itself. */
  gates: z.array(documentIdSchema).max(screenLimits.gates),
  /** Null for all languages of the invitation, by turns. */
  language: languageSchema.nullable(),
  hasNames: z.boolean(),
  hasTables: z.boolean(),
  hasWishes: z.boolean(),
  hasProgramme: z.boolean(),
  /** Pictures of the gallery; null for all of them. */
  pictures: z.array(mediaNameSchema).max(limits.content.pictures).nullable(),
  /** Guests who are not greeted. */
  skipped: z.array(documentIdSchema).max(screenLimits.skipped),
});
export type ScreenSettings = z.output<typeof screenSettingsSchema>;

export const usualScreen: ScreenSettings = {
  ceremony: null,
  gates: [],
  language: null,
  hasNames: true,
  hasTables: true,
  hasWishes: true,
  hasProgramme: true,
  pictures: null,
  skipped: [],
};
