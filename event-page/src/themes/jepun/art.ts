import type { ThemeArt } from "../../ornament/drawing.ts";
import { splitGate } from "../../ornament/split-gate.ts";

/** On the cover stands the gate that is baked; the drawn one is small, above headings. */
export const art: ThemeArt = { cover: [], crown: splitGate, tiles: {} };
