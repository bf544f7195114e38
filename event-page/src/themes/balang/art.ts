import { drawing, type ThemeArt } from "../../ornament/drawing.ts";
import { eavesTile, railingTile } from "../../ornament/eaves.ts";

const green = "#1B6B3E";
const yellow = "#E9A820";

export const art: ThemeArt = {
  cover: [],
  crown: drawing(
    78,
    40,
    ...[0, 26, 52].map((x) => `M${String(x)} 0h26v12c-4 2-7 9-8 13l-5 15-5-15c-1-4-4-11-8-13z`),
  ),
  tiles: {
    eaves: eavesTile(green, "#FDF8E7"),
    board: eavesTile(yellow, green),
    railing: railingTile(green),
  },
};
