import type { Palette, Theme } from "../base/theme.ts";
import type { ThemeOffer } from "../base/theme-offer.ts";
import { drawing, type ThemeArt } from "../../ornament/drawing.ts";

const light: Palette = {
  paper: "#FBF8EF",
  panel: "#F3EDD2",
  ink: "#2B2A16",
  accent: "#5C6210",
  onAccent: "#FFFFFF",
  ornament: "#C9B54A",
};

/** Morning and hope: young coconut leaf as hands work it. The house's default, for any faith. */
export const theme: Theme = {
  id: "janur",
  light,
  hasDark: false,
  colourways: {
    amber: [{ about: 105, reach: 70, by: -17 }],
    emerald: [{ about: 105, reach: 70, by: 22, chroma: 0.85 }],
  },
  displayFace: "fraunces-light",
  bodyFace: "jost",
  traditions: ["any"],
  mood: "calm",
  sign: { beside: "second", width: 0.86 },
};

/** What is folded and plaited is baked; the crown is a row of folded points. */
export function art(): ThemeArt {
  return { cover: [], crown: drawing(128, 34, "M0 0H40L20 34ZM44 0H84L64 34ZM88 0H128L108 34Z") };
}

export const offer: ThemeOffer = {
  place: 10,
  firstFor: { packs: ["neutral"] },
  sample: { eventType: "wedding", pack: "neutral" },
  words: {
    id: {
      name: "Janur",
      about: "Pagi dan harapan: janur dilipat dan dianyam, untuk acara apa pun.",
    },
    en: {
      name: "Janur",
      about: "Morning and hope: folded young coconut leaf, for any occasion.",
    },
  },
};
