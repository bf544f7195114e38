import type { Palette, Theme } from "../base/theme.ts";

const light: Palette = {
  paper: "#FCF8F0",
  panel: "#F3E9D6",
  ink: "#331A1E",
  accent: "#7B2437",
  onAccent: "#FFFFFF",
  ornament: "#C9A15A",
};

/** Festive liturgy: ripe wheat before a low sun, names in its light. Catholic weddings and baptisms. */
export const gandum: Theme = {
  id: "gandum",
  layout: "adegan",
  light,
  hasDark: false,
  displayFace: "pinyon",
  bodyFace: "lora",
  traditions: ["katolik"],
  mood: "solemn",
};
