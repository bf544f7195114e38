import { drawing, type ThemeArt } from "../../ornament/drawing.ts";
import { lotus } from "../../ornament/lotus.ts";

const layers = ["outer", "middle", "inner"];

/** A lotus on still water, before the rising moon. */
const pond = drawing(
  240,
  200,
  { d: "M24 150A96 96 0 1 1 216 150z", paint: "moon" },
  ...lotus(120, 152, 108).map((d, index) => ({ d, paint: layers[index] ?? "" })),
  { d: "M0 152h240M40 168h160M82 184h76", paint: "water" },
);

export const art: ThemeArt = {
  cover: [{ ...pond, place: "pond", slot: "head" }],
  crown: drawing(96, 52, ...lotus(48, 48, 46).map((d, index) => ({ d, paint: layers[index] ?? "" }))),
  tiles: {},
};
