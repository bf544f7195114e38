import type { ThemeArt } from "../../ornament/drawing.ts";

/** The day's figures are all the ornament there is. */
export const art: ThemeArt = { cover: [], crown: null, tiles: {} };
