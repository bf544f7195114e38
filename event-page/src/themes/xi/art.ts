import { doubleHappiness } from "../../ornament/double-happiness.ts";
import { drawing, type ThemeArt } from "../../ornament/drawing.ts";

/** The ring of a moon gate. */
const gate = drawing(
  160,
  160,
  "M2 80a78 78 0 0 1 156 0a78 78 0 0 1-156 0M22 80a58 58 0 0 0 116 0a58 58 0 0 0-116 0",
);

/** Gate and peonies are baked; double happiness is a couple's, and in strokes. */
export const art: ThemeArt = {
  cover: [
    {
      ...drawing(100, 80, { d: doubleHappiness, paint: "word" }),
      place: "happiness",
      slot: "head",
      isForCouples: true,
    },
  ],
  crown: gate,
  tiles: {},
};
