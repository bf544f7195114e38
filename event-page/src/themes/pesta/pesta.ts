import type { Palette, Theme } from "../base/theme.ts";

const light: Palette = {
  paper: "#FFF8EF",
  panel: "#FFE7CC",
  ink: "#3A1636",
  accent: "#B0246B",
  onAccent: "#FFFFFF",
  ornament: "#FFB703",
};

/** Loud: rosettes of folded paper in afternoon light under names as large as a poster's. For birthdays and reunions. */
export const pesta: Theme = {
  id: "pesta",
  layout: "adegan",
  light,
  hasDark: true,
  displayFace: "baloo",
  bodyFace: "baloo",
  traditions: ["any"],
  mood: "playful",
};
