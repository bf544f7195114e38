import { drawing, type ThemeArt } from "../../ornament/drawing.ts";
import { patraTile } from "../../ornament/patra.ts";
import { petal, petalPath } from "../../ornament/petal.ts";

const crest = petalPath(
  [0, 0.55, 1.1, 1.6].flatMap((turn) => [
    petal(96, 96, turn - Math.PI / 2, 84 - 20 * turn, 0.16),
    petal(96, 96, -turn - Math.PI / 2, 84 - 20 * turn, 0.16),
  ]),
);

export const art: ThemeArt = {
  cover: [{ ...drawing(192, 104, crest), place: "crest", slot: "head" }],
  crown: drawing(192, 104, crest),
  tiles: {
    cloth: patraTile("#D9B552"),
  },
};
