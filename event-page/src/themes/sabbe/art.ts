import { drawing, type ThemeArt } from "../../ornament/drawing.ts";

/** Four checks on their point. */
const checks = "M52 4L76 28L52 52L28 28zM52 52L76 76L52 100L28 76z";
const sides = "M28 28L52 52L28 76L4 52zM76 28L100 52L76 76L52 52z";

/** Silk is baked. */
export const art: ThemeArt = {
  cover: [],
  crown: drawing(104, 104, checks, { d: sides, paint: "leaf" }),
  tiles: {},
};
