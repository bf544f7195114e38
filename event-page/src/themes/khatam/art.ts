import { dot } from "../../ornament/dot.ts";
import { drawing, type ThemeArt } from "../../ornament/drawing.ts";
import { khatamStar, khatamTile } from "../../ornament/khatam.ts";

/** The stars are the wall that the arch stands in; no word lies on them. */
export const art: ThemeArt = {
  cover: [],
  crown: drawing(104, 104, khatamStar, { d: dot(52, 52, 17), paint: "eye" }),
  tiles: { stars: khatamTile("#4C8F77") },
};
