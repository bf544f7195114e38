import { drawing, type ThemeArt } from "../../ornament/drawing.ts";
import { petal, petalPath } from "../../ornament/petal.ts";

/** Five young leaves: the crown above headings, 192 × 104. */
function sprout(): string {
  return petalPath(
    [-1.2, -0.62, 0, 0.62, 1.2].map((turn) =>
      petal(96, 100, turn - Math.PI / 2, 96 - 22 * Math.abs(turn), 0.13 - 0.05 * turn, 0.13 + 0.05 * turn),
    ),
  );
}

/** The penjor of the cover are baked. */
export const art: ThemeArt = {
  cover: [],
  crown: drawing(192, 104, sprout()),
  tiles: {},
};
