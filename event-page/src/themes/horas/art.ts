import { drawing, type ThemeArt } from "../../ornament/drawing.ts";

/** Three lozenges in a row. */
const row = [0, 36, 72].map((x) => `M${String(x)} 18l18-18l18 18l-18 18zm11 0l7 7l7-7l-7-7z`).join("");

/** Cloths of the Batak have occasions: the one that is woven here is our own, and none of them. */
export const art: ThemeArt = { cover: [], crown: drawing(108, 36, row), tiles: {} };
