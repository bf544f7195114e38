import type { ThemeArt } from "../../ornament/drawing.ts";

/** Nothing is drawn: the space is the ornament. */
export const art: ThemeArt = { cover: [], crown: null, tiles: {} };
