import type { ThemeArt } from "../../ornament/drawing.ts";
import { gunungan } from "../../ornament/gunungan.ts";
import { truntumTile } from "../../ornament/truntum.ts";

export const art: ThemeArt = {
  cover: [{ ...gunungan, place: "kayon", slot: "head" }],
  crown: gunungan,
  // So faint that words may stand on it: 1.09:1 against the paper.
  tiles: { truntum: truntumTile("#C08A3E", 0.13) },
};
