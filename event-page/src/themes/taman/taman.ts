import type { Palette, Theme } from "../base/theme.ts";
import type { ThemeOffer } from "../base/theme-offer.ts";
import { drawing, type ThemeArt } from "../../ornament/drawing.ts";
import { petalPath } from "../../ornament/petal.ts";
import { melati, sprig } from "../../ornament/sprig.ts";

const light: Palette = {
  paper: "#F7F0E2",
  panel: "#EEE5D2",
  ink: "#1E2A22",
  accent: "#8A3440",
  onAccent: "#FFFFFF",
  ornament: "#DDA592",
};

/** Romantic: a garden at dusk as old masters painted it, bloom by bloom. For anybody. */
export const theme: Theme = {
  id: "taman",
  light,
  hasDark: false,
  colourways: {
    rose: [{ about: 30, reach: 60, by: -30, chroma: 1.15 }],
    indigo: [{ about: 160, reach: 70, by: 95 }],
    plum: [{ about: 160, reach: 70, by: 165 }],
  },
  displayFace: "cormorant",
  bodyFace: "lora",
  hasCopperplate: true,
  traditions: ["any"],
  mood: "romantic",
  sign: { beside: "second", width: 0.92 },
};

/** The flowers of the cover are baked. */
export function art(): ThemeArt {
  const bud = melati(96, 52, 44);
  const left = sprig({ x: 88, y: 60, angle: 3.3, length: 86, bend: -0.5, leaves: 4, leaf: 32 });
  const right = sprig({ x: 104, y: 60, angle: -0.16, length: 86, bend: 0.5, leaves: 4, leaf: 32 });
  return {
    cover: [],
    crown: drawing(
      192,
      104,
      { d: left.stem + right.stem, paint: "stem" },
      petalPath([...left.leaves, ...right.leaves]),
      { d: bud.petals, paint: "flower" },
      { d: bud.eye, paint: "eye" },
    ),
  };
}

export const offer: ThemeOffer = {
  place: 20,
  firstFor: { packs: ["two-faiths"] },
  sample: { eventType: "wedding", pack: "neutral" },
  words: {
    id: {
      name: "Taman",
      about: "Bunga besar dilukis di atas hijau botol, seperti taman saat senja: romantis, untuk siapa saja.",
    },
    en: {
      name: "Taman",
      about: "Great blooms painted on bottle green, like a garden at dusk: romantic, for anybody.",
    },
  },
};
