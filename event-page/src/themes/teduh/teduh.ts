import type { Palette, Theme } from "../base/theme.ts";
import type { ThemeOffer } from "../base/theme-offer.ts";
import { drawing, type ThemeArt } from "../../ornament/drawing.ts";
import { petal, petalPath } from "../../ornament/petal.ts";

const light: Palette = {
  paper: "#F5F5F2",
  panel: "#E6E7E2",
  ink: "#262A28",
  accent: "#46574F",
  onAccent: "#FFFFFF",
  ornament: "#B4BBB4",
};

/** Grave: one leaf, and nothing that plays, counts or moves. For a haul or tahlil. */
export const theme: Theme = {
  id: "teduh",
  light,
  hasDark: true,
  displayFace: "fraunces",
  bodyFace: "jost",
  traditions: ["any"],
  mood: "solemn",
  madeFor: ["memorial"],
  leavesOut: ["countdown", "gallery", "music"],
};

/** What is drawn for it. */
export function art(): ThemeArt {
  /** One leaf, falling: its blade and its midrib. */
  const leaf = drawing(200, 240, petalPath([petal(150, 40, 2.1, 190, 0.22)]), {
    d: "M166 14L150 40Q104 108 58 196M128 76l-34 2M110 106l-40 4M92 138l-30 4M122 88l10 40M102 122l8 38M84 156l4 26",
    paint: "rib",
  });
  return {
    cover: [{ ...leaf, place: "leaf" }],
    crown: null,
    tiles: {},
  };
}

export const offer: ThemeOffer = {
  place: 310,
  firstFor: { events: ["memorial"] },
  sample: { eventType: "memorial", pack: "neutral" },
  words: {
    id: {
      name: "Teduh",
      about: "Sehelai daun, tanpa musik, hitung mundur, dan galeri: untuk haul dan tahlil.",
    },
    en: { name: "Teduh", about: "One leaf, no music, countdown or gallery: for a haul or tahlil." },
  },
};
