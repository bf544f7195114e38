import { drawing, type ThemeArt } from "../../ornament/drawing.ts";
import { petal, petalPath } from "../../ornament/petal.ts";

/** One leaf, falling: its blade and its midrib. */
const leaf = drawing(200, 240, petalPath([petal(150, 40, 2.1, 190, 0.22)]), {
  d: "M166 14L150 40Q104 108 58 196M128 76l-34 2M110 106l-40 4M92 138l-30 4M122 88l10 40M102 122l8 38M84 156l4 26",
  paint: "rib",
});

export const art: ThemeArt = {
  cover: [{ ...leaf, place: "leaf", slot: "frame" }],
  crown: null,
  tiles: {},
};
