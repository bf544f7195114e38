import type { Palette, Theme } from "../base/theme.ts";
import type { ThemeOffer } from "../base/theme-offer.ts";
import { drawing, type ThemeArt } from "../../ornament/drawing.ts";
import { lotus } from "../../ornament/lotus.ts";

const light: Palette = {
  paper: "#FDF3EE",
  panel: "#F9E2E0",
  ink: "#3A1B2A",
  accent: "#8F2F5B",
  onAccent: "#FFFFFF",
  ornament: "#E0A8BD",
};

/** Gentle: a lotus in wet watercolour on a pond at first light. Buddhist, Confucian, Hindu. */
export const theme: Theme = {
  id: "teratai",
  light,
  hasDark: false,
  colourways: {
    indigo: [{ about: 15, reach: 60, by: -110 }],
    plum: [{ about: 15, reach: 60, by: -60 }],
  },
  displayFace: "cormorant",
  bodyFace: "jakarta",
  traditions: ["buddha", "hindu", "khonghucu"],
  mood: "calm",
  sign: { beside: "second", width: 0.92 },
};

/** The flower of the cover is baked. */
export function art(): ThemeArt {
  const layers = ["outer", "middle", "inner"];
  return {
    cover: [],
    crown: drawing(96, 52, ...lotus(48, 48, 46).map((d, index) => ({ d, paint: layers[index] ?? "" }))),
  };
}

export const offer: ThemeOffer = {
  place: 110,
  firstFor: { packs: ["buddha", "hindu"] },
  sample: { eventType: "wedding", pack: "buddha" },
  words: {
    id: {
      name: "Teratai",
      about: "Teratai cat air di kolam pagi: lembut, untuk Buddha, Khonghucu, dan Hindu.",
    },
    en: {
      name: "Teratai",
      about: "A watercolour lotus on a pond at first light: gentle, Buddhist, Confucian or Hindu.",
    },
  },
};
