import type { Palette, Theme } from "../base/theme.ts";
import type { ThemeOffer } from "../base/theme-offer.ts";
import type { ThemeArt } from "../../ornament/drawing.ts";

const light: Palette = {
  paper: "#FFFFFF",
  panel: "#F1F4F8",
  ink: "#16202C",
  accent: "#1D4E89",
  onAccent: "#FFFFFF",
  ornament: "#9FB2C8",
};

/** Correct: an official letter. For meetings, offices and seminars. */
export const theme: Theme = {
  id: "resmi",
  light,
  hasDark: false,
  displayFace: "jakarta",
  bodyFace: "lora",
  traditions: ["any"],
  mood: "modern",
  madeFor: ["meeting", "seminar", "inauguration"],
};

/** A letterhead's double rule, which the layout draws, is enough. */
export function art(): ThemeArt {
  return { cover: [], crown: null, tiles: {} };
}

export const offer: ThemeOffer = {
  place: 290,
  firstFor: { packs: ["office"], events: ["meeting"] },
  sample: { eventType: "meeting", pack: "office" },
  words: {
    id: { name: "Resmi", about: "Surat dinas yang rapi: untuk rapat, kantor, dan seminar." },
    en: { name: "Resmi", about: "A tidy official letter: for meetings, offices and seminars." },
  },
};
