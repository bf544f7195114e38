import type { ThemeArt } from "../../ornament/drawing.ts";
import { splitGate } from "../../ornament/split-gate.ts";

export const art: ThemeArt = {
  cover: [{ ...splitGate, place: "bentar", slot: "head" }],
  crown: splitGate,
  tiles: {},
};
