import type { Palette, Theme } from "../base/theme.ts";
import type { ThemeOffer } from "../base/theme-offer.ts";
import { drawing, type Shape, type ThemeArt } from "../../ornament/drawing.ts";
import { feather, type Feather } from "../../ornament/feather.ts";
import { petalPath } from "../../ornament/petal.ts";

const light: Palette = {
  paper: "#F1F7F3",
  panel: "#DDEDE5",
  ink: "#10302C",
  accent: "#0F625A",
  onAccent: "#FFFFFF",
  ornament: "#C79A3B",
};

/** Graceful: the feathers of a peacock sweep over silk of the night. Sunda. */
export const theme: Theme = {
  id: "merak",
  light,
  hasDark: false,
  colourways: {
    emerald: [{ about: 205, reach: 75, by: -48 }],
    indigo: [{ about: 205, reach: 75, by: 58 }],
    plum: [{ about: 205, reach: 75, by: 118 }],
  },
  displayFace: "cormorant",
  bodyFace: "jakarta",
  traditions: ["sunda"],
  mood: "romantic",
  sign: { beside: "second", width: 0.9 },
};

function painted(feathers: readonly Feather[]): Shape[] {
  const layers = [0, 1, 2].map((layer) =>
    petalPath(feathers.flatMap(({ eye }) => eye.slice(layer, layer + 1))),
  );
  return [
    { d: feathers.map(({ barbs }) => barbs).join(""), paint: "barbs" },
    ...layers.map((d, index) => ({ d, paint: ["gold", "teal", "heart"][index] ?? "" })),
  ];
}

/** The feathers of the cover are baked. */
export function art(): ThemeArt {
  return {
    cover: [],
    crown: drawing(120, 52, ...painted([feather(4, 26, 0, 110)])),
  };
}

export const offer: ThemeOffer = {
  place: 70,
  firstFor: { packs: ["islam-sunda", "neutral-sunda", "katolik-sunda", "protestan-sunda"] },
  sample: { eventType: "wedding", pack: "islam-sunda" },
  words: {
    id: { name: "Merak", about: "Bulu merak berkilau di atas sutra malam: anggun, dari Sunda." },
    en: { name: "Merak", about: "Peacock feathers that shine over silk of the night: graceful, Sundanese." },
  },
};
