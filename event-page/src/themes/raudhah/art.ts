import { dot } from "../../ornament/dot.ts";
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
    leaves: 12,
    leaf: 50,
  }),
);
const leaves = [...(left?.leaves ?? []), ...(right?.leaves ?? [])];
const stems = `${left?.stem ?? ""}${right?.stem ?? ""}`;
const berries = [
  [118, 116],
  [282, 116],
  [64, 170],
  [336, 170],
].map(([x = 0, y = 0]) => dot(x, y, 6));

const bough = drawing(400, 260, { d: stems, paint: "stem" }, petalPath(leaves), {
  d: berries.join(""),
  paint: "berry",
});

/** Arch and plants of the cover are baked. */
export const art: ThemeArt = {
  cover: [],
  crown: bough,
  tiles: {},
};
