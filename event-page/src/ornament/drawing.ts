import * as z from "zod";

const shapeSchema = z.strictObject({
  /** Path data, in units of the drawing. */
  d: z.string(),
  /** Classes that say how it is painted; without any it is filled with the drawing's colour. */
  paint: z.string().optional(),
});
export type Shape = z.infer<typeof shapeSchema>;

/** A picture of paths, in units of its own size; colours come from style sheets. */
export const drawingSchema = z.strictObject({
  size: z.strictObject({ width: z.number(), height: z.number() }),
  shapes: z.array(shapeSchema),
});
export type Drawing = z.infer<typeof drawingSchema>;

/** A drawing on the cover, among the words, above the first of them. */
export const coverDrawingSchema = drawingSchema.extend({
  /** Class that says where it stands. */
  place: z.string(),
  /** Drawn where the hosts are a couple, and nowhere else. */
  isForCouples: z.boolean().optional(),
});
export type CoverDrawing = z.infer<typeof coverDrawingSchema>;

/** All that is drawn for a theme. */
export interface ThemeArt {
  cover: CoverDrawing[];
  /** The small ornament above headings; null for themes without one. */
  crown: Drawing | null;
}

/** A drawing of some shapes; a bare text is path data to be filled. */
export function drawing(width: number, height: number, ...shapes: (string | Shape)[]): Drawing {
  return {
    size: { width, height },
    shapes: shapes.map((shape) => (typeof shape === "string" ? { d: shape } : shape)),
  };
}
