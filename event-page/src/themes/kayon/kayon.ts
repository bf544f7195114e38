import type { Palette, Theme } from "../base/theme.ts";
import type { ThemeOffer } from "../base/theme-offer.ts";
import type { ThemeArt } from "../../ornament/drawing.ts";
import { gunungan } from "../../ornament/gunungan.ts";

const light: Palette = {
  paper: "#FBF3E4",
  panel: "#F2E4C9",
  ink: "#33200F",
  accent: "#7A3E12",
  onAccent: "#FFFFFF",
  ornament: "#C08A3E",
};

const cover: Palette = {
  paper: "#220A06",
  panel: "#180603",
  ink: "#FBEBCB",
  accent: "#F2C06A",
  onAccent: "#2A0C05",
  ornament: "#C08A3E",
};

/** Dignified: the leaf of the shadow play, punched in hide, with the lamp behind it. Javanese. */
export const theme: Theme = {
  id: "kayon",
  light,
  cover,
  hasDark: false,
  colourways: {
    burgundy: [{ by: -22 }],
    slate: [{ by: 200, chroma: 0.5 }],
  },
  displayFace: "marcellus",
  bodyFace: "lora",
  traditions: ["jawa"],
  mood: "solemn",
  sign: { beside: "second", width: 1.05 },
};

/** Lamp and hide of the cover are baked. */
export function art(): ThemeArt {
  return { cover: [], crown: gunungan };
}

export const offer: ThemeOffer = {
  place: 150,
  firstFor: { packs: ["islam-jawa"] },
  sample: { eventType: "wedding", pack: "islam-jawa" },
  words: {
    id: { name: "Kayon", about: "Gunungan kulit bertatah di depan cahaya blencong: berwibawa, dari Jawa." },
    en: {
      name: "Kayon",
      about: "The gunungan in punched hide before the lamp of the shadow play: dignified, Javanese.",
    },
  },
};
