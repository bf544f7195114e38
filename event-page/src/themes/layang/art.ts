import { drawing, type ThemeArt } from "../../ornament/drawing.ts";

/** Kites, sky and hills are baked; the crown is a kite's four sheets, two and two. */
export const art: ThemeArt = {
  cover: [],
  crown: drawing(80, 104, "M40 4L4 42H40ZM40 42H76L40 100Z"),
  tiles: {},
};
