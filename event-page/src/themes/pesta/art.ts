import { drawing, type ThemeArt } from "../../ornament/drawing.ts";
import { petalPath, ring } from "../../ornament/petal.ts";

/** Folded paper is baked; the crown is a rosette. */
export const art: ThemeArt = {
  cover: [],
  crown: drawing(100, 100, petalPath(ring(50, 50, 14, 10, 38, 0.2))),
  tiles: {},
};
