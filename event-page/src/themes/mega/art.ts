import { drawing, type ThemeArt } from "../../ornament/drawing.ts";
import { megaTile } from "../../ornament/mega-mendung.ts";

/** From the night's blue to the sky's. */
const tints = ["#173A6E", "#2A5591", "#4271AE", "#638FC8", "#8BAEDC", "#B5CDEB", "#E2ECF8"];

export const art: ThemeArt = {
  cover: [],
  crown: drawing(
    100,
    60,
    "M2 58C-2 46 6 36 16 38C14 24 28 14 40 22C46 6 68 6 72 22C84 16 96 28 91 40C100 42 102 52 98 58Z",
    {
      d: "M22 52C20 46 25 43 30 44C30 37 38 34 43 38C47 31 60 31 63 39C69 36 76 42 74 48C78 49 79 51 78 52Z",
      paint: "thread",
    },
  ),
  tiles: { cloth: megaTile(tints), teeth: "<svg xmlns='http://www.w3.org/2000/svg'/>" },
};
