import { drawing, type ThemeArt } from "../../ornament/drawing.ts";
import { crescent, star } from "../../ornament/night-sky.ts";

const stars = [
  { x: 96, y: 196, radius: 34 },
  { x: 196, y: 96, radius: 24 },
  { x: 540, y: 112, radius: 28 },
  { x: 636, y: 232, radius: 38 },
];
const moon = { x: 360, y: 232, radius: 104 };

/** A mobile above a cradle: the moon between stars, each on its string. */
const mobile = drawing(
  720,
  480,
  {
    d: [...stars, moon]
      .map(({ x, y, radius }) => `M${String(x)} 0V${String(y - Math.round(radius * 0.9))}`)
      .join(""),
    paint: "string",
  },
  { d: crescent(moon.x, moon.y, moon.radius), paint: "moon" },
  { d: stars.map(({ x, y, radius }) => star(x, y, radius)).join(""), paint: "star" },
  { d: star(moon.x + 66, moon.y - 40, 26), paint: "star" },
);

export const art: ThemeArt = {
  cover: [
    { ...mobile, place: "scene", slot: "frame" },
    {
      ...drawing(
        720,
        240,
        "M0 110C40 50 130 50 160 96C190 20 320 10 356 84C400 30 500 30 530 92C570 50 680 50 720 110V4000H0z",
      ),
      place: "horizon",
      slot: "frame",
    },
  ],
  crown: drawing(96, 52, { d: crescent(48, 26, 22), paint: "moon" }, { d: star(58, 25, 7), paint: "star" }),
  tiles: {},
};
