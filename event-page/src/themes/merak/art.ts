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

/** The feathers of the cover are baked. */
export const art: ThemeArt = {
  cover: [],
  crown: drawing(120, 52, ...painted([feather(4, 26, 0, 110)])),
  tiles: {},
};
