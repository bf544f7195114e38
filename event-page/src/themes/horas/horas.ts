import type { Palette, Theme } from "../base/theme.ts";

const light: Palette = {
  paper: "#FAF6F0",
  panel: "#EFE5DA",
  ink: "#1B1413",
  accent: "#A3191B",
  onAccent: "#FFFFFF",
  ornament: "#1B1413",
};

/** Strong: woven bands above and below. Batak. */
export const horas: Theme = {
  id: "horas",
  layout: "kain",
  light,
  hasDark: false,
  displayFace: "marcellus",
  bodyFace: "lora",
  traditions: ["batak"],
  mood: "festive",
};
