import * as z from "zod";

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
