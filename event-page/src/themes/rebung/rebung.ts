import type { Palette, Theme } from "../base/theme.ts";

const light: Palette = {
  paper: "#FBF7E6",
  panel: "#F1E8C0",
  ink: "#1E2A12",
  accent: "#2F6A2C",
  onAccent: "#FFFFFF",
  ornament: "#CFA22E",
};

/** Courtly: bamboo shoots as the teeth of a cloth. Malay, Palembang. */
export const rebung: Theme = {
  id: "rebung",
  layout: "kain",
  light,
  hasDark: false,
  displayFace: "marcellus",
  bodyFace: "lora",
  traditions: ["melayu"],
  mood: "festive",
};
