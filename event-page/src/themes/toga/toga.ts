import type { Palette, Theme } from "../base/theme.ts";
import type { ThemeOffer } from "../base/theme-offer.ts";
import { dot } from "../../ornament/dot.ts";
import { drawing, type ThemeArt } from "../../ornament/drawing.ts";
import { petalPath, ring } from "../../ornament/petal.ts";

const light: Palette = {
  paper: "#F3F1E4",
  panel: "#E6E8DA",
  ink: "#15332A",
  accent: "#175541",
  onAccent: "#FFFFFF",
  ornament: "#B0883A",
};

/** Earned: lines engraved in three inks as on a diploma, and the golden tassel of a graduate. For graduations and openings. */
export const theme: Theme = {
  id: "toga",
  light,
  hasDark: false,
  colourways: {
    burgundy: [{ about: 160, reach: 60, by: -140, chroma: 1.1 }],
    indigo: [{ about: 160, reach: 60, by: 102 }],
  },
  displayFace: "marcellus",
  bodyFace: "lora",
  traditions: ["any"],
  mood: "solemn",
  sign: { beside: "second", width: 0.86 },
  madeFor: ["graduation", "inauguration"],
};

/** The rosette is baked; the crown is a small one. */
export function art(): ThemeArt {
  return {
    cover: [],
    crown: drawing(
      160,
      160,
      { d: petalPath(ring(80, 80, 20, 22, 56, 0.16)), paint: "engraved" },
      dot(80, 80, 12),
    ),
  };
}

export const offer: ThemeOffer = {
  place: 280,
  firstFor: { events: ["graduation", "inauguration"] },
  sample: { eventType: "graduation", pack: "neutral" },
  words: {
    id: {
      name: "Toga",
      about: "Roset garis halus seperti ijazah dan kuncir emas toga: untuk wisuda dan peresmian.",
    },
    en: {
      name: "Toga",
      about: "Engraved rosettes as on a diploma and a golden tassel: for graduations and openings.",
    },
  },
};
