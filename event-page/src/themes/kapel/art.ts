import { dot } from "../../ornament/dot.ts";
import { drawing, type ThemeArt } from "../../ornament/drawing.ts";
import { petalPath } from "../../ornament/petal.ts";
import { sprig } from "../../ornament/sprig.ts";

/** Two lights under one point, a round between them. */
const tracery =
  "M140 156V78C140 48 158 22 180 8C202 22 220 48 220 78V156M152 156V96C152 80 160 68 165 62C172 68 178 80 178 96V156M182 156V96C182 80 188 68 195 62C200 68 208 80 208 96V156M130 156H230" +
  dot(180, 46, 11);

const branches = [1, -1].map((side) =>
  sprig({
    x: 180,
    y: 188,
    angle: side === 1 ? -0.12 : Math.PI + 0.12,
    length: 170,
    bend: -side * 1.15,
    leaves: 5,
    leaf: 44,
  }),
);

const window = drawing(
  360,
  200,
  { d: tracery, paint: "tracery" },
  { d: petalPath(branches.flatMap(({ leaves }) => leaves)), paint: "olive" },
);

/** The window of the cover is baked. */
export const art: ThemeArt = {
  cover: [],
  crown: window,
  tiles: {},
};
