import type { Palette, Theme } from "../base/theme.ts";
import type { ThemeOffer } from "../base/theme-offer.ts";
import { drawing, type ThemeArt } from "../../ornament/drawing.ts";

const light: Palette = {
  paper: "#FDF8E7",
  panel: "#F8ECBF",
  ink: "#17301F",
  accent: "#1B6B3E",
  onAccent: "#FFFFFF",
  ornament: "#E9A820",
};

/** Cheerful: the front of a Betawi house late in the day, its cut boards, their shade and its railing; by night a lamp lights them. For a khitanan too. */
export const theme: Theme = {
  id: "balang",
  light,
  hasDark: true,
  colourways: {
    burgundy: [{ about: 145, reach: 45, by: -120, chroma: 1.1 }],
    indigo: [{ about: 145, reach: 45, by: 110 }],
  },
  displayFace: "fraunces",
  bodyFace: "jakarta",
  traditions: ["betawi"],
  mood: "festive",
  sign: { beside: "first", width: 1.22 },
};

/** Eaves, boards and railing are baked. */
export function art(): ThemeArt {
  return {
    cover: [],
    crown: drawing(
      78,
      40,
      ...[0, 26, 52].map((x) => `M${String(x)} 0h26v12c-4 2-7 9-8 13l-5 15-5-15c-1-4-4-11-8-13z`),
    ),
  };
}

export const offer: ThemeOffer = {
  place: 220,
  firstFor: { packs: ["islam-betawi", "neutral-betawi"] },
  sample: { eventType: "wedding", pack: "islam-betawi" },
  words: {
    id: {
      name: "Balang",
      about: "Gigi balang, bayangannya di dinding, dan langkan rumah Betawi: ceria, untuk khitanan juga.",
    },
    en: {
      name: "Balang",
      about:
        "Toothed eaves in the sun, their shade on the wall, and the railing of a Betawi house: cheerful, for a khitanan too.",
    },
  },
};
