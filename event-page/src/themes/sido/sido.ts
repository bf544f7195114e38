import type { Palette, Theme } from "../base/theme.ts";
import type { ThemeOffer } from "../base/theme-offer.ts";
import { drawing, type ThemeArt } from "../../ornament/drawing.ts";
import { petal, petalPath } from "../../ornament/petal.ts";

const light: Palette = {
  paper: "#F8F1E1",
  panel: "#EFE2C6",
  ink: "#2F1E12",
  accent: "#6B3F1D",
  onAccent: "#FFFFFF",
  ornament: "#B58A55",
};

/** Names in the one great cell of a lattice of batik, white among soga. Javanese, an old family. */
export const theme: Theme = {
  id: "sido",
  light,
  hasDark: false,
  colourways: {
    burgundy: [{ about: 55, reach: 60, by: -35, chroma: 1.15 }],
    indigo: [{ about: 55, reach: 60, by: -155 }],
  },
  displayFace: "marcellus",
  bodyFace: "lora",
  traditions: ["jawa"],
  mood: "solemn",
};

/** Cloth and lattice are baked. */
export function art(): ThemeArt {
  const sprout = petalPath(
    [-1, -0.5, 0, 0.5, 1].map((turn) => petal(52, 92, turn - Math.PI / 2, 84 - 30 * Math.abs(turn), 0.17)),
  );
  return { cover: [], crown: drawing(104, 104, sprout) };
}

export const offer: ThemeOffer = {
  place: 210,
  firstFor: { packs: ["neutral-jawa", "buddha-jawa", "hindu-jawa", "katolik-jawa", "protestan-jawa"] },
  sample: { eventType: "wedding", pack: "neutral-jawa" },
  words: {
    id: {
      name: "Sido",
      about: "Nama di satu sel putih batik sido, soga di sekelilingnya: keluarga lama, dari Jawa.",
    },
    en: {
      name: "Sido",
      about: "Names in a great white cell of sido batik, soga brown all around: an old family, Javanese.",
    },
  },
};
