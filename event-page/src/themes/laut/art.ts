import { drawing, type ThemeArt } from "../../ornament/drawing.ts";
import { scalesTile } from "../../ornament/scales.ts";

const swell = "M2 20q11-14 22 0t22 0 22 0 22 0M2 38q11-14 22 0t22 0 22 0 22 0";

export const art: ThemeArt = {
  cover: [],
  crown: drawing(92, 48, { d: swell, paint: "wave" }),
  tiles: { waves: scalesTile("#F4F9FB", "#0E6486") },
};
