import { drawing, type ThemeArt } from "../../ornament/drawing.ts";

/** Eaves, boards and railing are baked. */
export const art: ThemeArt = {
  cover: [],
  crown: drawing(
    78,
    40,
    ...[0, 26, 52].map((x) => `M${String(x)} 0h26v12c-4 2-7 9-8 13l-5 15-5-15c-1-4-4-11-8-13z`),
  ),
  tiles: {},
};
