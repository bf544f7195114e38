import type { ThemeArt } from "../../ornament/drawing.ts";

/** Squared paper, which its style sheet rules, and the day's figures. */
export const art: ThemeArt = { cover: [], crown: null, tiles: {} };
