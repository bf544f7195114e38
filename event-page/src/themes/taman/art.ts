import { drawing, type ThemeArt } from "../../ornament/drawing.ts";
import { petalPath } from "../../ornament/petal.ts";
import { melati, sprig } from "../../ornament/sprig.ts";

const bud = melati(96, 52, 44);
const left = sprig({ x: 88, y: 60, angle: 3.3, length: 86, bend: -0.5, leaves: 4, leaf: 32 });
const right = sprig({ x: 104, y: 60, angle: -0.16, length: 86, bend: 0.5, leaves: 4, leaf: 32 });

/** The bouquets of the cover are baked. */
export const art: ThemeArt = {
  cover: [],
  crown: drawing(
    192,
    104,
    { d: left.stem + right.stem, paint: "stem" },
    petalPath([...left.leaves, ...right.leaves]),
    { d: bud.petals, paint: "flower" },
    { d: bud.eye, paint: "eye" },
  ),
  tiles: {},
};
