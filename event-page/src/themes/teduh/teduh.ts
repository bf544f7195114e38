import type { Palette, Theme } from "../base/theme.ts";
import type { ThemeOffer } from "../base/theme-offer.ts";
import { drawing, type ThemeArt } from "../../ornament/drawing.ts";
import { petal, petalPath } from "../../ornament/petal.ts";

const light: Palette = {
  paper: "#F4F3EA",
  panel: "#E6EAE1",
  ink: "#22312B",
  accent: "#2F5143",
  onAccent: "#FFFFFF",
  ornament: "#A9B8AB",
};

/** Grave and consoling: the shade of one great old tree in the morning mist; nothing plays, counts or moves. For a haul or tahlil. */
export const theme: Theme = {
  id: "teduh",
  light,
  hasDark: true,
  colourways: {
    indigo: [{ about: 160, reach: 70, by: 85 }],
    slate: [{ about: 160, reach: 70, chroma: 0.3 }],
  },
  displayFace: "fraunces-light",
  bodyFace: "jost",
  traditions: ["any"],
  mood: "solemn",
  madeFor: ["memorial"],
  leavesOut: ["countdown", "gallery", "music"],
  sign: { beside: "second", width: 0.86 },
};

/** The tree is baked; the crown is a leaf that fell. */
export function art(): ThemeArt {
  return {
    cover: [],
    crown: drawing(44, 44, petalPath([petal(36, 6, 2.36, 42, 0.24)])),
  };
}

export const offer: ThemeOffer = {
  place: 310,
  firstFor: { events: ["memorial"] },
  sample: { eventType: "memorial", pack: "neutral" },
  words: {
    id: {
      name: "Teduh",
      about:
        "Naungan pohon tua dalam kabut pagi, dilukis tinta; tanpa musik, hitung mundur, dan galeri: untuk haul dan tahlil.",
    },
    en: {
      name: "Teduh",
      about:
        "The shade of an old tree in morning mist, in ink; no music, countdown or gallery: for a haul or tahlil.",
    },
  },
};
