import type { Palette, Theme } from "../base/theme.ts";
import type { ThemeOffer } from "../base/theme-offer.ts";
import { drawing, type ThemeArt } from "../../ornament/drawing.ts";

const light: Palette = {
  paper: "#FBF4E9",
  panel: "#F1E2CB",
  ink: "#0F2B3A",
  accent: "#0C586F",
  onAccent: "#FFFFFF",
  ornament: "#E7B77B",
};

/** Barefoot: a wave runs up the sand at first light. For a feast by the sea. */
export const theme: Theme = {
  id: "laut",
  light,
  hasDark: false,
  colourways: {
    emerald: [{ about: 195, reach: 55, by: -35 }],
    indigo: [{ about: 195, reach: 55, by: 50 }],
  },
  displayFace: "fraunces",
  bodyFace: "jakarta",
  traditions: ["any"],
  mood: "romantic",
  sign: { beside: "second", width: 0.9 },
};

/** The wave of the cover is baked. */
export function art(): ThemeArt {
  const swell = "M2 20q11-14 22 0t22 0 22 0 22 0M2 38q11-14 22 0t22 0 22 0 22 0";
  return {
    cover: [],
    crown: drawing(92, 48, { d: swell, paint: "wave" }),
  };
}

export const offer: ThemeOffer = {
  place: 160,
  sample: { eventType: "wedding", pack: "neutral" },
  words: {
    id: { name: "Laut", about: "Ombak yang naik ke pasir saat fajar: untuk pesta di tepi laut." },
    en: { name: "Laut", about: "A wave that runs up the sand at first light: for a feast by the sea." },
  },
};
