import type { Palette, Theme } from "../base/theme.ts";

const light: Palette = {
  paper: "#FAF6F0",
  panel: "#EFE5DA",
  ink: "#1B1413",
  accent: "#A3191B",
  onAccent: "#FFFFFF",
  ornament: "#1B1413",
};

/** Strong: names as large as the screen, and a cloth of black, red and white below them. Batak. */
export const horas: Theme = {
  id: "horas",
  layout: "adegan",
  light,
  hasDark: false,
  displayFace: "jakarta",
  bodyFace: "lora",
  traditions: ["batak"],
  mood: "festive",
};
