import { drawing, type ThemeArt } from "../../ornament/drawing.ts";
import { petalPath } from "../../ornament/petal.ts";
import { ronce } from "../../ornament/ronce.ts";
import { melati, sprig } from "../../ornament/sprig.ts";

const curtain = ronce(720, 25, 58, 292);

const flower = melati(96, 52, 46);
const [left, right] = [1, -1].map((side) =>
  sprig({
    x: 96 + side * 14,
    y: 66,
    angle: side === 1 ? 0.3 : Math.PI - 0.3,
    length: 84,
    bend: -side * 0.8,
    leaves: 4,
    leaf: 34,
  }),
);

export const art: ThemeArt = {
  cover: [
    {
      ...drawing(720, 340, { d: curtain.strings, paint: "beads" }, curtain.tips),
      place: "curtain",
      slot: "frame",
    },
  ],
  crown: drawing(
    192,
    104,
    petalPath([...(left?.leaves ?? []), ...(right?.leaves ?? [])]),
    { d: flower.petals, paint: "bud" },
    { d: flower.eye, paint: "eye" },
  ),
  tiles: {},
};
