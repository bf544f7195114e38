import { drawing, type Shape, type ThemeArt } from "../../ornament/drawing.ts";
import { feather, type Feather } from "../../ornament/feather.ts";
import { petalPath } from "../../ornament/petal.ts";

function painted(feathers: readonly Feather[]): Shape[] {
  const layers = [0, 1, 2].map((layer) =>
    petalPath(feathers.flatMap(({ eye }) => eye.slice(layer, layer + 1))),
  );
  return [
    { d: feathers.map(({ barbs }) => barbs).join(""), paint: "barbs" },
    ...layers.map((d, index) => ({ d, paint: ["gold", "teal", "heart"][index] ?? "" })),
  ];
}

/** Four feathers that fan out of the upper right corner, the longest along the edge. */
const feathers = [
  feather(412, -12, 2.9, 396),
  feather(412, -12, 2.52, 420),
  feather(412, -12, 2.14, 420),
  feather(412, -12, 1.76, 396),
];

const fan = drawing(400, 400, ...painted(feathers));

export const art: ThemeArt = {
  cover: [{ ...fan, place: "corner", slot: "frame" }],
  crown: drawing(120, 52, ...painted([feather(4, 26, 0, 110)])),
  tiles: {},
};
