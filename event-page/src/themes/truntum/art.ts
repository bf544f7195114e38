import { dot } from "../../ornament/dot.ts";
import { drawing, type ThemeArt } from "../../ornament/drawing.ts";
import { petalPath, ring } from "../../ornament/petal.ts";

const star = petalPath(ring(52, 52, 8, 12, 38, 0.16)) + dot(52, 52, 6);

/** Cloth and candle are baked. */
export const art: ThemeArt = { cover: [], crown: drawing(104, 104, star), tiles: {} };
