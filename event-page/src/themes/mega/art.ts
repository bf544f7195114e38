import { drawing, type ThemeArt } from "../../ornament/drawing.ts";
import { cloud, megaTile } from "../../ornament/mega-mendung.ts";

/** From the night's blue to the sky's. */
const tints = ["#173A6E", "#2A5591", "#4271AE", "#638FC8", "#8BAEDC", "#B5CDEB", "#E2ECF8"];

export const art: ThemeArt = {
  cover: [],
  crown: drawing(100, 60, cloud, {
    d: "M22 52C20 46 25 43 30 44C30 37 38 34 43 38C47 31 60 31 63 39C69 36 76 42 74 48C78 49 79 51 78 52Z",
    paint: "thread",
  }),
  tiles: { cloth: megaTile(tints) },
};
