import type { Palette, Theme } from "../base/theme.ts";
import type { ThemeOffer } from "../base/theme-offer.ts";
import { drawing, type ThemeArt } from "../../ornament/drawing.ts";
import { petalPath, ring } from "../../ornament/petal.ts";

const light: Palette = {
  paper: "#FFF8EF",
  panel: "#FFE7CC",
  ink: "#3A1636",
  accent: "#B0246B",
  onAccent: "#FFFFFF",
  ornament: "#FFB703",
};

/** Loud: rosettes of folded paper in afternoon light under names as large as a poster's. For birthdays and reunions. */
export const theme: Theme = {
  id: "pesta",
  light,
  hasDark: true,
  colourways: {
    teal: [{ about: 0, reach: 65, by: -165, chroma: 0.8, lightness: 0.93 }],
    indigo: [{ about: 0, reach: 65, by: -95, lightness: 0.97 }],
  },
  displayFace: "baloo",
  bodyFace: "baloo",
  traditions: ["any"],
  mood: "playful",
  sign: { beside: "second", width: 0.75 },
  madeFor: ["birthday", "reunion"],
};

/** Folded paper is baked; the crown is a rosette. */
export function art(): ThemeArt {
  return {
    cover: [],
    crown: drawing(100, 100, petalPath(ring(50, 50, 14, 10, 38, 0.2))),
  };
}

export const offer: ThemeOffer = {
  place: 260,
  firstFor: { events: ["birthday", "reunion"] },
  sample: { eventType: "birthday", pack: "neutral" },
  words: {
    id: { name: "Pesta", about: "Roset kertas lipat dan nama sebesar poster: untuk ulang tahun dan reuni." },
    en: {
      name: "Pesta",
      about: "Rosettes of folded paper, and names as large as a poster’s: for birthdays and reunions.",
    },
  },
};
