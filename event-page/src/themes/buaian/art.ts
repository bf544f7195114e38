import { drawing, type ThemeArt } from "../../ornament/drawing.ts";
import { crescent, star } from "../../ornament/night-sky.ts";

/** Night and cradle of the cover are baked. */
export const art: ThemeArt = {
  cover: [],
  crown: drawing(96, 52, { d: crescent(48, 26, 22), paint: "moon" }, { d: star(58, 25, 7), paint: "star" }),
  tiles: {},
};
