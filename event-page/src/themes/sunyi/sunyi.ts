import type { Palette, Theme } from "../base/theme.ts";
import type { ThemeOffer } from "../base/theme-offer.ts";
import type { ThemeArt } from "../../ornament/drawing.ts";

const light: Palette = {
  paper: "#EBE5DB",
  panel: "#E0D8CB",
  ink: "#2A231C",
  accent: "#6F3D25",
  onAccent: "#F8F4EC",
  ornament: "#BFAF9F",
};

/** A sentence on plain paper: for small weddings, and for those who want nothing between the words and the guest. */
export const theme: Theme = {
  id: "sunyi",
  layout: "adegan",
  light,
  hasDark: true,
  displayFace: "fraunces-light",
  bodyFace: "jost",
  traditions: ["any"],
  mood: "calm",
  sign: { beside: "second", width: 0.86 },
};

/** Nothing is drawn: the space is the ornament. */
export function art(): ThemeArt {
  return { cover: [], crown: null, tiles: {} };
}

export const offer: ThemeOffer = {
  place: 270,
  sample: { eventType: "wedding", pack: "neutral" },
  words: {
    id: { name: "Sunyi", about: "Kata-kata di kertas polos, tenang dan tulus." },
    en: { name: "Sunyi", about: "Words on plain paper, quiet and sincere." },
  },
};
