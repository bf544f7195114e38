import type { Palette, Theme } from "../base/theme.ts";
import type { ThemeOffer } from "../base/theme-offer.ts";
import { drawing, type ThemeArt } from "../../ornament/drawing.ts";

const light: Palette = {
  paper: "#FBF7E6",
  panel: "#F1E8C0",
  ink: "#1E2A12",
  accent: "#2F6A2C",
  onAccent: "#FFFFFF",
  ornament: "#CFA22E",
};

const cover: Palette = {
  paper: "#061D15",
  panel: "#0B3122",
  ink: "#F6F0DC",
  accent: "#F3D592",
  onAccent: "#0A2417",
  ornament: "#CFA22E",
};

/** Courtly: one length of songket with bamboo shoots at its hem, in another pose on each screen. Malay, Palembang. */
export const theme: Theme = {
  id: "rebung",
  light,
  cover,
  hasDark: false,
  colourways: {
    burgundy: [{ about: 150, reach: 44, by: -126, chroma: 1.25, lightness: 0.8 }],
    indigo: [{ about: 152, reach: 48, by: 112 }],
  },
  displayFace: "marcellus",
  bodyFace: "lora",
  traditions: ["melayu"],
  mood: "festive",
  sign: { beside: "second", width: 0.9 },
};

/** The cloth is baked. */
export function art(): ThemeArt {
  /** A row of three shoots, points upwards. */
  const shoots = [0, 48, 96]
    .map((x) => `M${String(x)} 80L${String(x + 24)} 4L${String(x + 48)} 80z`)
    .join("");
  const chevrons = [0, 48, 96]
    .map(
      (x) =>
        `M${String(x + 9)} 80L${String(x + 24)} 32L${String(x + 39)} 80M${String(x + 17)} 80L${String(x + 24)} 56L${String(x + 31)} 80`,
    )
    .join("");
  return {
    cover: [],
    crown: drawing(144, 80, shoots, { d: chevrons, paint: "thread" }),
  };
}

export const offer: ThemeOffer = {
  place: 140,
  firstFor: { packs: ["islam-melayu", "neutral-melayu"] },
  sample: { eventType: "wedding", pack: "islam-melayu" },
  words: {
    id: {
      name: "Rebung",
      about: "Pucuk rebung benang emas di tepi sutra hijau: anggun, dari Melayu dan Palembang.",
    },
    en: {
      name: "Rebung",
      about: "Bamboo shoots in gold thread along green silk: courtly, Malay and Palembang.",
    },
  },
};
