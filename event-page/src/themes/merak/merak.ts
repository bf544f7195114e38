import type { Palette, Theme } from "../base/theme.ts";

const light: Palette = {
  paper: "#F1F7F3",
  panel: "#DDEDE5",
  ink: "#10302C",
  accent: "#0F625A",
  onAccent: "#FFFFFF",
  ornament: "#C79A3B",
};

/** Graceful: the feathers of a peacock sweep over celadon silk. Sunda. */
export const merak: Theme = {
  id: "merak",
  layout: "adegan",
  light,
  hasDark: false,
  displayFace: "cormorant",
  bodyFace: "jakarta",
  traditions: ["sunda"],
  mood: "romantic",
};
