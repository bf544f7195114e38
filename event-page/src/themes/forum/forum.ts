import type { Palette, Theme } from "../base/theme.ts";
import type { ThemeOffer } from "../base/theme-offer.ts";
import type { ThemeArt } from "../../ornament/drawing.ts";

const light: Palette = {
  paper: "#F6F6FB",
  panel: "#E5E6F5",
  ink: "#171A2E",
  accent: "#3A3FB0",
  onAccent: "#FFFFFF",
  ornament: "#F2A541",
};

/** Brisk: squared paper and the day in figures that fill it. For seminars and launches. */
export const theme: Theme = {
  id: "forum",
  light,
  hasDark: true,
  displayFace: "jakarta",
  bodyFace: "lora",
  traditions: ["any"],
  mood: "modern",
  madeFor: ["seminar", "meeting"],
};

/** Squared paper, which its style sheet rules, and the day's figures. */
export function art(): ThemeArt {
  return { cover: [], crown: null, tiles: {} };
}

export const offer: ThemeOffer = {
  place: 300,
  firstFor: { events: ["seminar"] },
  sample: { eventType: "seminar", pack: "office" },
  words: {
    id: { name: "Forum", about: "Kertas kotak dan angka tanggal yang besar: untuk seminar dan peluncuran." },
    en: { name: "Forum", about: "Squared paper and the day in large figures: for seminars and launches." },
  },
};
