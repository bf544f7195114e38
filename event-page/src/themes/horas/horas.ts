import type { Palette, Theme } from "../base/theme.ts";
import type { ThemeOffer } from "../base/theme-offer.ts";
import { drawing, type ThemeArt } from "../../ornament/drawing.ts";

const light: Palette = {
  paper: "#FAF6F0",
  panel: "#EFE5DA",
  ink: "#1B1413",
  accent: "#A3191B",
  onAccent: "#FFFFFF",
  ornament: "#1B1413",
};

/** Strong: a cloth of black, red and white in deep folds, and names as wide as the screen below it. Batak. */
export const theme: Theme = {
  id: "horas",
  light,
  hasDark: false,
  displayFace: "yeseva",
  bodyFace: "alegreya",
  traditions: ["batak"],
  mood: "festive",
  sign: { beside: "first", width: 0.9 },
};

/** Cloths of the Batak have occasions: the one that is woven here is our own, and none of them. */
export function art(): ThemeArt {
  /** Three lozenges in a row. */
  const row = [0, 36, 72].map((x) => `M${String(x)} 18l18-18l18 18l-18 18zm11 0l7 7l7-7l-7-7z`).join("");
  return { cover: [], crown: drawing(108, 36, row) };
}

export const offer: ThemeOffer = {
  place: 170,
  firstFor: { packs: ["islam-batak", "neutral-batak", "katolik-batak", "protestan-batak"] },
  sample: { eventType: "wedding", pack: "protestan-batak" },
  words: {
    id: {
      name: "Horas",
      about: "Nama sebesar layar di atas tenun hitam, merah, putih: kuat, dari tanah Batak.",
    },
    en: {
      name: "Horas",
      about: "Names as large as the screen over black, red and white cloth: strong, Batak.",
    },
  },
};
