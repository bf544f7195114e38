import { dot } from "../../ornament/dot.ts";
import { drawing, type ThemeArt } from "../../ornament/drawing.ts";

/** Two lights under one point, a round between them. */
const tracery =
  "M16 154V76C16 46 34 20 56 6C78 20 96 46 96 76V154M28 154V94C28 78 36 66 41 60C48 66 54 76 54 94V154M58 154V94C58 78 64 66 71 60C78 66 84 76 84 94V154M6 154H106" +
  dot(56, 44, 11);

/** The window of the cover is baked. */
export const art: ThemeArt = {
  cover: [],
  crown: drawing(112, 160, { d: tracery, paint: "tracery" }),
  tiles: {},
};
