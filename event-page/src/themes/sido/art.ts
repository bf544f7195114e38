import { drawing, type ThemeArt } from "../../ornament/drawing.ts";
import { petal, petalPath } from "../../ornament/petal.ts";

const sprout = petalPath(
  [-1, -0.5, 0, 0.5, 1].map((turn) => petal(52, 92, turn - Math.PI / 2, 84 - 30 * Math.abs(turn), 0.17)),
);

/** Cloth and lattice are baked. */
export const art: ThemeArt = { cover: [], crown: drawing(104, 104, sprout), tiles: {} };
