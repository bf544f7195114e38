import type { Palette, Theme } from "../base/theme.ts";
import type { ThemeOffer } from "../base/theme-offer.ts";
import { drawing, type ThemeArt } from "../../ornament/drawing.ts";
import { petalPath } from "../../ornament/petal.ts";
import { wheat } from "../../ornament/wheat.ts";

const light: Palette = {
  paper: "#FCF8F0",
  panel: "#F3E9D6",
  ink: "#331A1E",
  accent: "#7B2437",
  onAccent: "#FFFFFF",
  ornament: "#C9A15A",
};

/** Festive liturgy: ripe wheat before a low sun, names in its light. Catholic weddings and baptisms. */
export const theme: Theme = {
  id: "gandum",
  light,
  hasDark: false,
  colourways: {
    olive: [{ about: 0, reach: 40, by: 125, chroma: 0.8 }],
    indigo: [{ about: 0, reach: 40, by: -100 }],
  },
  displayFace: "cormorant-italic",
  bodyFace: "lora",
  traditions: ["katolik"],
  mood: "solemn",
  madeFor: ["wedding", "engagement", "baptism"],
};

/** The field is baked; the crown is one ear. */
export function art(): ThemeArt {
  const small = wheat([116, 50, 60, 54, 18, 14], 5, 15);
  return {
    cover: [],
    crown: drawing(120, 64, { d: small.lines, paint: "line" }, petalPath(small.grains)),
  };
}

export const offer: ThemeOffer = {
  place: 230,
  firstFor: { events: ["baptism"] },
  sample: { eventType: "wedding", pack: "katolik" },
  words: {
    id: {
      name: "Gandum",
      about:
        "Gandum masak di depan matahari rendah yang memuat nama Anda: untuk pernikahan dan baptis Katolik.",
    },
    en: {
      name: "Gandum",
      about: "Ripe wheat before a low sun in which your names stand: for Catholic weddings and baptisms.",
    },
  },
};
