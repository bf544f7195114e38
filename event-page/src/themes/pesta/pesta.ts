import type { Palette, Theme } from "../base/theme.ts";

const light: Palette = {
  paper: "#FFF8EF",
  panel: "#FFE7CC",
  ink: "#3A1636",
  accent: "#B0246B",
  onAccent: "#FFFFFF",
  ornament: "#FFB703",
};

const cover: Palette = {
  paper: "#8F1A57",
  panel: "#7D134A",
  ink: "#FFF8EF",
  accent: "#FFC933",
  onAccent: "#3A1636",
  ornament: "#FFB703",
};

/** Loud: bunting and confetti over a poster. For birthdays and reunions. */
export const pesta: Theme = {
  id: "pesta",
  layout: "panggung",
  light,
  cover,
  hasDark: true,
  displayFace: "baloo",
  bodyFace: "baloo",
  traditions: ["any"],
  mood: "playful",
};
