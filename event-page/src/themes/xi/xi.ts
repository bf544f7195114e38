import type { Palette, Theme } from "../base/theme.ts";

const light: Palette = {
  paper: "#FFF8F2",
  panel: "#FCE7DD",
  ink: "#3B0A0E",
  accent: "#B1121F",
  onAccent: "#FFFFFF",
  ornament: "#D8A441",
};

const cover: Palette = {
  paper: "#9E0F1B",
  panel: "#860B16",
  ink: "#FFF3E0",
  accent: "#F3D08B",
  onAccent: "#4A060C",
  ornament: "#E0B45A",
};

/** Joyful: a moon gate in red lacquer, peonies in gold leaf, double happiness for couples. Chinese Indonesian weddings, sangjit, tea pai. */
export const xi: Theme = {
  id: "xi",
  layout: "adegan",
  light,
  cover,
  hasDark: false,
  displayFace: "bodoni",
  bodyFace: "jost",
  traditions: ["tionghoa"],
  mood: "festive",
  // White, black and grey-blue are colours of mourning at a Chinese Indonesian feast.
  avoids: ["blue", "purple"],
};
