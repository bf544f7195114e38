import { dot } from "../../ornament/dot.ts";
import { drawing, type ThemeArt } from "../../ornament/drawing.ts";
import { khatamStar } from "../../ornament/khatam.ts";

/** The door of the cover is baked. */
export const art: ThemeArt = {
  cover: [],
  crown: drawing(104, 104, khatamStar, { d: dot(52, 52, 17), paint: "eye" }),
  tiles: {},
};
