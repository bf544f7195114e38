import { drawing, type ThemeArt } from "../../ornament/drawing.ts";

const swell = "M2 20q11-14 22 0t22 0 22 0 22 0M2 38q11-14 22 0t22 0 22 0 22 0";

/** The wave of the cover is baked. */
export const art: ThemeArt = {
  cover: [],
  crown: drawing(92, 48, { d: swell, paint: "wave" }),
  tiles: {},
};
