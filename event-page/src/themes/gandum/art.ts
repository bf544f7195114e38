import { drawing, type ThemeArt } from "../../ornament/drawing.ts";
import { petalPath } from "../../ornament/petal.ts";
import { wheat } from "../../ornament/wheat.ts";

const small = wheat([116, 50, 60, 54, 18, 14], 5, 15);

/** The field is baked; the crown is one ear. */
export const art: ThemeArt = {
  cover: [],
  crown: drawing(120, 64, { d: small.lines, paint: "line" }, petalPath(small.grains)),
  tiles: {},
};
