import type { Palette, Theme } from "../base/theme.ts";

const light: Palette = {
  paper: "#161E17",
  panel: "#202B21",
  ink: "#F4EBD0",
  accent: "#E5C463",
  onAccent: "#161E17",
  ornament: "#7E6A2C",
};

/** An evening ceremony: a lotus and a vine in gold leaf on deep green cloth. Balinese. */
export const prada: Theme = {
  id: "prada",
  layout: "adegan",
  light,
  hasDark: false,
  displayFace: "cormorant",
  bodyFace: "lora",
  traditions: ["bali", "hindu"],
  mood: "festive",
};
