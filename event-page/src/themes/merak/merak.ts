import type { Palette, Theme } from "../base/theme.ts";

const light: Palette = {
  paper: "#F3F8F5",
  panel: "#DFEEE8",
  ink: "#10302C",
  accent: "#0F6B62",
  onAccent: "#FFFFFF",
  ornament: "#C79A3B",
};

/** Graceful: the feathers of a peacock fan out of one corner. Sunda. */
export const merak: Theme = {
  id: "merak",
  layout: "kebun",
  light,
  hasDark: false,
  displayFace: "cormorant",
  bodyFace: "jakarta",
  traditions: ["sunda"],
  mood: "romantic",
};
