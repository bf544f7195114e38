import type { Palette, Theme } from "../base/theme.ts";
import type { ThemeOffer } from "../base/theme-offer.ts";
import { drawing, type ThemeArt } from "../../ornament/drawing.ts";
import { petalPath } from "../../ornament/petal.ts";
import { melati, sprig } from "../../ornament/sprig.ts";

const light: Palette = {
  paper: "#FFF7F2",
  panel: "#FBE6DB",
  ink: "#3B241E",
  accent: "#A04A32",
  onAccent: "#FFFFFF",
  ornament: "#8FA37E",
};

/** Romantic: a garden in watercolour on torn paper. For anybody. */
export const theme: Theme = {
  id: "taman",
  light,
  hasDark: false,
  colourways: {
    rose: [{ about: 50, reach: 60, by: -45, chroma: 1.2 }],
    indigo: [{ about: 50, reach: 60, by: -140 }],
    plum: [{ about: 50, reach: 60, by: -95 }],
  },
  displayFace: "pinyon",
  bodyFace: "lora",
  traditions: ["any"],
  mood: "romantic",
  sign: { beside: "first", width: 0.86 },
};

/** The bouquets of the cover are baked. */
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
    id: { name: "Taman", about: "Taman cat air di atas kertas bertepi sobek: romantis, untuk siapa saja." },
    en: { name: "Taman", about: "A watercolour garden on torn paper: romantic, for anybody." },
  },
};
