import type { ThemeArt } from "../../ornament/drawing.ts";

/** A letterhead's double rule, which the layout draws, is enough. */
export const art: ThemeArt = { cover: [], crown: null, tiles: {} };
