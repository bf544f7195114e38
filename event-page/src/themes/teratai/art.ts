import { drawing, type ThemeArt } from "../../ornament/drawing.ts";
import { lotus } from "../../ornament/lotus.ts";

const layers = ["outer", "middle", "inner"];

/** The flower of the cover is baked. */
export const art: ThemeArt = {
  cover: [],
  crown: drawing(96, 52, ...lotus(48, 48, 46).map((d, index) => ({ d, paint: layers[index] ?? "" }))),
  tiles: {},
};
