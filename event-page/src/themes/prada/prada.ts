import type { Palette, Theme } from "../base/theme.ts";

const light: Palette = {
  paper: "#161E17",
  panel: "#202B21",
  ink: "#F4EBD0",
  accent: "#E5C463",
  onAccent: "#161E17",
  ornament: "#7E6A2C",
};

/** An evening ceremony: a vine in gold leaf on deep green. Balinese. */
export const prada: Theme = {
  id: "prada",
  layout: "kain",
  light,
  hasDark: false,
  displayFace: "marcellus",
  bodyFace: "lora",
  traditions: ["bali", "hindu"],
  mood: "festive",
};
