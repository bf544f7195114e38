import { drawing, type ThemeArt } from "../../ornament/drawing.ts";
import { cloud } from "../../ornament/mega-mendung.ts";

/** The clouds of the page are baked; a drawn one stands above headings where they have not come. */
export const art: ThemeArt = { cover: [], crown: drawing(100, 60, cloud), tiles: {} };
