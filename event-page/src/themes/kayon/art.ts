import type { ThemeArt } from "../../ornament/drawing.ts";
import { gunungan } from "../../ornament/gunungan.ts";

/** Lamp and hide of the cover are baked. */
export const art: ThemeArt = { cover: [], crown: gunungan, tiles: {} };
