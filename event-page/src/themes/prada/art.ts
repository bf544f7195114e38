import { drawing, type ThemeArt } from "../../ornament/drawing.ts";
import { petal, petalPath } from "../../ornament/petal.ts";

/** A lotus in outline: above headings, where leaf gold has not come. */
const crest = petalPath(
  [0, 0.55, 1.1, 1.6].flatMap((turn) => [
    petal(96, 96, turn - Math.PI / 2, 84 - 20 * turn, 0.16),
    petal(96, 96, -turn - Math.PI / 2, 84 - 20 * turn, 0.16),
  ]),
);

/** The gold of the cover is baked. */
export const art: ThemeArt = { cover: [], crown: drawing(192, 104, crest), tiles: {} };
