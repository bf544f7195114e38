import { drawing, type ThemeArt } from "../../ornament/drawing.ts";
import { petalPath } from "../../ornament/petal.ts";
import { melati, sprig } from "../../ornament/sprig.ts";

const flower = melati(96, 52, 46);
const [left, right] = [1, -1].map((side) =>
  sprig({
    x: 96 + side * 14,
    y: 66,
    angle: side === 1 ? 0.3 : Math.PI - 0.3,
    length: 76,
    bend: -side * 0.8,
    leaves: 3,
    leaf: 36,
  }),
);

/** The curtain of the cover is baked. */
export const art: ThemeArt = {
  cover: [],
  crown: drawing(
    192,
    104,
    petalPath([...(left?.leaves ?? []), ...(right?.leaves ?? [])]),
    { d: flower.petals, paint: "bud" },
    { d: flower.eye, paint: "eye" },
  ),
  tiles: {},
};
