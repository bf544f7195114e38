import type { Palette, Theme } from "../base/theme.ts";
import type { ThemeOffer } from "../base/theme-offer.ts";
import type { ThemeArt } from "../../ornament/drawing.ts";

const light: Palette = {
  paper: "#F7F4EF",
  panel: "#ECE7DE",
  ink: "#2A2724",
  accent: "#6A4B3A",
  onAccent: "#FFFFFF",
  ornament: "#BFAF9F",
};

/** A sentence on plain paper: for small weddings, and for those who want nothing between the words and the guest. */
export const theme: Theme = {
  id: "sunyi",
  light,
  hasDark: true,
  displayFace: "fraunces",
  bodyFace: "jost",
  traditions: ["any"],
  mood: "calm",
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
