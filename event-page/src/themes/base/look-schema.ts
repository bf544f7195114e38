import { colourwayIdSchema } from "@janur/domain/content/theme-adjustment";
import * as z from "zod";
import { coverDrawingSchema, drawingSchema } from "../../ornament/drawing.ts";

/** Addresses of the style sheets that bring baked art. */
const sheetsSchema = z.strictObject({
  /** For the whole page. */
  page: z.string(),
  /** For pictures of its cover. */
  cover: z.string(),
});

/** What a page needs of its theme beside the tokens, made at build time from the theme's folder. */
export const lookSchema = z.strictObject({
  /** Colours as custom properties. */
  palette: z.string(),
  /** Rules of the theme's own, behind those of every page. */
  rules: z.string(),
  cover: z.array(coverDrawingSchema),
  crown: drawingSchema.nullable(),
  /**
   * What brings baked art, null without: its style sheets, and the face of the sign between two names, called S, where that
   * of the theme is plain.
   */
  art: sheetsSchema.extend({ sign: z.string() }).nullable(),
  /** What differs in other colours. */
  colourways: z.partialRecord(colourwayIdSchema, sheetsSchema.extend({ rules: z.string() })).exactOptional(),
});
export type Look = z.infer<typeof lookSchema>;
