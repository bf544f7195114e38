import type { ThemeArt } from "../../ornament/drawing.ts";
import { wovenBandTile } from "../../ornament/woven-band.ts";

/** Cloths of the Batak have occasions: this is a band and none of them. */
export const art: ThemeArt = {
  cover: [],
  crown: null,
  tiles: {
    cloth: wovenBandTile("#8E1517", "#1B1413", "#F4E9DA"),
  },
};
