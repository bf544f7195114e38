import { drawing, type ThemeArt } from "../../ornament/drawing.ts";
import { petalPath } from "../../ornament/petal.ts";
import { sprig } from "../../ornament/sprig.ts";

/** Two sprigs that part from one foot and bow over what stands beneath. */
const [left, right] = [1, -1].map((side) =>
  sprig({
    x: 200,
    y: 176,
    angle: Math.PI / 2 + side * 2.7,
    length: 236,
    bend: -side * 1.25,
    leaves: 4,
    leaf: 84,
  }),
);

/** Arch and plants of the cover are baked. */
export const art: ThemeArt = {
  cover: [],
  crown: drawing(
    400,
    260,
    { d: `${left?.stem ?? ""}${right?.stem ?? ""}`, paint: "stem" },
    petalPath([...(left?.leaves ?? []), ...(right?.leaves ?? [])]),
  ),
  tiles: {},
};
