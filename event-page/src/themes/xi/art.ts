import { dot } from "../../ornament/dot.ts";
import { doubleHappiness } from "../../ornament/double-happiness.ts";
import { drawing, type ThemeArt } from "../../ornament/drawing.ts";
import { scalesTile } from "../../ornament/scales.ts";

/** Double happiness on a round of gold paper. */
const medallion = drawing(
  160,
  160,
  { d: dot(80, 80, 80), paint: "gold" },
  { d: dot(80, 80, 73), paint: "rim" },
  { d: doubleHappiness, paint: "word" },
);

export const art: ThemeArt = {
  cover: [{ ...medallion, place: "medallion", slot: "frame" }],
  crown: medallion,
  tiles: { scales: scalesTile("#9E0F1B", "#C8703C") },
};
