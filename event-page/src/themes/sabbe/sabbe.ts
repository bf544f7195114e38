import type { Palette, Theme } from "../base/theme.ts";
import type { ThemeOffer } from "../base/theme-offer.ts";
import { drawing, type ThemeArt } from "../../ornament/drawing.ts";

const light: Palette = {
  paper: "#FFF8F4",
  panel: "#FCE6DC",
  ink: "#33161B",
  accent: "#B0303F",
  onAccent: "#FFFFFF",
  ornament: "#2F8F6B",
};

/** Sheer silk in broad checks before the light, deeper wherever it lies over itself. Bugis and Makassar. */
export const theme: Theme = {
  id: "sabbe",
  light,
  hasDark: false,
  colourways: {
    terracotta: [{ about: 25, reach: 80, by: 20, chroma: 0.9, lightness: 0.99 }],
    emerald: [{ about: 35, reach: 80, by: 126, chroma: 0.9, lightness: 0.97 }],
  },
  displayFace: "fraunces",
  // Purple was worn by Bugis widows.
  avoids: ["purple"],
  bodyFace: "jakarta",
  traditions: ["bugis"],
  mood: "festive",
  sign: { beside: "first", width: 0.98 },
};

/** Silk is baked. */
export function art(): ThemeArt {
  /** Four checks on their point. */
  const checks = "M52 4L76 28L52 52L28 28zM52 52L76 76L52 100L28 76z";
  const sides = "M28 28L52 52L28 76L4 52zM76 28L100 52L76 76L52 52z";
  return {
    cover: [],
    crown: drawing(104, 104, checks, { d: sides, paint: "leaf" }),
  };
}

export const offer: ThemeOffer = {
  place: 180,
  firstFor: { packs: ["islam-bugis", "neutral-bugis"] },
  sample: { eventType: "wedding", pack: "islam-bugis" },
  words: {
    id: {
      name: "Sabbe",
      about: "Sutra kotak-kotak sebesar layar, lungsin dan pakan bersilang: cerah, dari Bugis dan Makassar.",
    },
    en: {
      name: "Sabbe",
      about: "Checked silk as large as the screen, warp crossing weft: bright, Bugis and Makassar.",
    },
  },
};
