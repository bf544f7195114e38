import { drawing, type ThemeArt } from "../../ornament/drawing.ts";

/**
 * The roof of a rumah gadang: two horns and the gable between them, upright and
 * whole, with the finials on their tips and the ridge's seam in thread. 200 × 108.
 */
const roof = drawing(
  200,
  108,
  "M0 14C14 58 40 80 78 76C92 72 98 56 100 36C102 56 108 72 122 76C160 80 186 58 200 14C198 66 176 102 150 102H50C24 102 2 66 0 14Z",
  {
    d: "M12 44C24 76 48 90 82 86Q96 83 100 70Q104 83 118 86C152 90 176 76 188 44M52 96H148M0 2V16M100 22V38M200 2V16",
    paint: "thread",
  },
);

/** House and cloth of the cover are baked. */
export const art: ThemeArt = { cover: [], crown: roof, tiles: {} };
