import * as z from "zod";
import { isSameValue } from "../text/same-value.ts";
import {
  isRetired,
  retiredThemes,
  storedThemeIdSchema,
  successorOf,
  type StoredThemeId,
  type ThemeId,
} from "./theme.ts";

/** A colour as its picker gives it, in capitals. */
export const colourSchema = z.string().regex(/^#[0-9A-F]{6}$/);

/** Pairs of a face for names and one for running text, as themes wear them. */
export const typefaceIds = [
  "marcellus-lora",
  "cormorant-jakarta",
  "cormorant-lora",
  "marcellus-jost",
  "fraunces-jakarta",
  "fraunces-jost",
  "bodoni-jost",
  "cormorant-italic-jost",
  "cormorant-italic-lora",
  "fraunces-light-jost",
  "pinyon-lora",
  "yeseva-alegreya",
  "jakarta-lora",
  "jakarta",
  "baloo",
] as const;
export const typefaceIdSchema = z.enum(typefaceIds);
export type TypefaceId = z.infer<typeof typefaceIdSchema>;

/** Colours that a theme's art may be baked in beside its own; each theme says which. */
export const colourwayIds = [
  "burgundy",
  "rose",
  "terracotta",
  "amber",
  "olive",
  "emerald",
  "teal",
  "indigo",
  "plum",
  "slate",
] as const;
export const colourwayIdSchema = z.enum(colourwayIds);
export type ColourwayId = z.infer<typeof colourwayIdSchema>;

/** How far a theme's drawings reach: the whole page, the cover alone, nowhere. */
export const ornamentReaches = ["page", "cover", "none"] as const;
export const ornamentReachSchema = z.enum(ornamentReaches);
export type OrnamentReach = z.infer<typeof ornamentReachSchema>;

/**
 * What a host has changed about one theme; what is absent is the theme's own.
 * Colours are wishes: a page shows the nearest ones that can be read.
 */
export const themeAdjustmentSchema = z.strictObject({
  /** One that the theme does not have is its own colours. */
  colourway: colourwayIdSchema.exactOptional(),
  paper: colourSchema.exactOptional(),
  /** Of buttons and links. */
  accent: colourSchema.exactOptional(),
  ornament: colourSchema.exactOptional(),
  typeface: typefaceIdSchema.exactOptional(),
  reach: ornamentReachSchema.exactOptional(),
});
export type ThemeAdjustment = z.infer<typeof themeAdjustmentSchema>;

export const storedAdjustmentsSchema = z.partialRecord(storedThemeIdSchema, themeAdjustmentSchema);

/** What was changed about each theme. */
export type Adjustments = Partial<Record<ThemeId, ThemeAdjustment>>;

export interface StoredLook<Theme = StoredThemeId> {
  theme: Theme;
  adjustments?: z.infer<typeof storedAdjustmentsSchema> | undefined;
}

/**
 * What was changed about a retired theme goes along to its successor. It does not where that has changes of its own, nor
 * where it is worn already as it is drawn: no page gets colours that were chosen on another one.
 */
export function adjustmentsOfToday({ theme, adjustments = {} }: StoredLook): Adjustments {
  const all = Object.entries(adjustments);
  return Object.fromEntries([
    ...all.flatMap(([id, changes]) =>
      isRetired(id) && retiredThemes[id] !== theme ? [[retiredThemes[id], changes] as const] : [],
    ),
    ...all.filter(([id]) => !isRetired(id)),
  ]);
}

/** The same of one family, where null is the common theme: it sees its own changes or everybody's, as it did before. */
export function adjustmentsOfFamily(side: StoredLook<StoredThemeId | null>, common: StoredLook): Adjustments {
  const theme = side.theme ?? common.theme;
  const worn = successorOf(theme);
  const own = adjustmentsOfToday({ ...side, theme });
  if (own[worn] !== undefined) return own;
  const seen = adjustmentsOfToday({ theme, adjustments: { ...common.adjustments, ...side.adjustments } });
  return isSameValue(seen[worn], adjustmentsOfToday(common)[worn])
    ? own
    : { ...own, [worn]: seen[worn] ?? {} };
}
