import * as z from "zod";
import { coverDrawingSchema, drawingSchema } from "../../ornament/drawing.ts";

/** What a page needs of its theme beside the tokens, made at build time from the theme's folder. */
export const lookSchema = z.strictObject({
  /** Colours as custom properties. */
  palette: z.string(),
  /** Images by the name of their custom property, without the dashes, as values of CSS. */
  tiles: z.record(z.string(), z.string()),
  /** Rules of the theme's own, behind those of its layout. */
  rules: z.string(),
  cover: z.array(coverDrawingSchema),
  crown: drawingSchema.nullable(),
  /**
   * What brings baked art, null without: addresses of the style sheets for the whole page and for pictures of its cover, and the
   * face of the sign between two names, called S, where that of the theme is plain.
   */
  art: z.strictObject({ page: z.string(), cover: z.string(), sign: z.string() }).nullable(),
});
export type Look = z.infer<typeof lookSchema>;
