import { dot } from "../../ornament/dot.ts";
import { drawing, type ThemeArt } from "../../ornament/drawing.ts";
import { guillocheTile } from "../../ornament/guilloche.ts";
import { petalPath, ring } from "../../ornament/petal.ts";

/** The rosette of a seal: two rings of outlined petals about a disc. */
const rosette = drawing(
  160,
  160,
  { d: petalPath(ring(80, 80, 20, 22, 56, 0.16)), paint: "engraved" },
  { d: petalPath(ring(80, 80, 12, 12, 34, 0.2)), paint: "engraved" },
  dot(80, 80, 12),
);

export const art: ThemeArt = {
  cover: [{ ...rosette, place: "rosette", slot: "head" }],
  crown: rosette,
  tiles: { guilloche: guillocheTile("#1F5A4C") },
};
