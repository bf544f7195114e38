import type { Palette, Theme } from "../base/theme.ts";
import type { ThemeOffer } from "../base/theme-offer.ts";
import { doubleHappiness } from "../../ornament/double-happiness.ts";
import { drawing, type ThemeArt } from "../../ornament/drawing.ts";

const light: Palette = {
  paper: "#FFF8F2",
  panel: "#FCE7DD",
  ink: "#3B0A0E",
  accent: "#B1121F",
  onAccent: "#FFFFFF",
  ornament: "#D8A441",
};

const cover: Palette = {
  paper: "#9E0F1B",
  panel: "#860B16",
  ink: "#FFF3E0",
  accent: "#F3D08B",
  onAccent: "#4A060C",
  ornament: "#E0B45A",
};

/** Joyful: red paper cut with a knife on gold, peonies and magpies, double happiness for couples. Chinese Indonesian weddings, sangjit, tea pai. */
export const theme: Theme = {
  id: "xi",
  light,
  cover,
  hasDark: false,
  colourways: {
    burgundy: [{ about: 20, reach: 45, by: -10, lightness: 0.82 }],
  },
  displayFace: "bodoni",
  bodyFace: "jost",
  sign: { width: 0.72, beside: "second" },
  traditions: ["tionghoa"],
  mood: "festive",
  madeFor: ["wedding", "engagement"],
  // White, black and grey-blue are colours of mourning at a Chinese Indonesian feast.
  avoids: ["blue", "purple"],
};

/** What is cut from paper is baked; double happiness is a couple's, and in strokes until its paper comes. */
export function art(): ThemeArt {
  /** The ring of a moon gate. */
  const gate = drawing(
    160,
    160,
    "M2 80a78 78 0 0 1 156 0a78 78 0 0 1-156 0M22 80a58 58 0 0 0 116 0a58 58 0 0 0-116 0",
  );
  return {
    cover: [
      {
        ...drawing(100, 80, { d: doubleHappiness, paint: "word" }),
        place: "happiness",
        isForCouples: true,
      },
    ],
    crown: gate,
  };
}

export const offer: ThemeOffer = {
  place: 120,
  firstFor: {
    packs: ["neutral-tionghoa", "buddha-tionghoa", "khonghucu", "katolik-tionghoa", "protestan-tionghoa"],
  },
  sample: { eventType: "wedding", pack: "neutral-tionghoa" },
  words: {
    id: {
      name: "Xi",
      about:
        "Guntingan kertas merah di atas emas: peoni, sepasang murai, dan 囍 untuk mempelai. Untuk pernikahan Tionghoa, sangjit, dan tea pai.",
    },
    en: {
      name: "Xi",
      about:
        "Red paper cut over gold: peonies, a pair of magpies, 囍 for couples. For Chinese weddings, sangjit and tea pai.",
    },
  },
};
