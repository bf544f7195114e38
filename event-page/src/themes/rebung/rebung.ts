import type { Palette, Theme } from "../base/theme.ts";

const light: Palette = {
  paper: "#FBF7E6",
  panel: "#F1E8C0",
  ink: "#1E2A12",
  accent: "#2F6A2C",
  onAccent: "#FFFFFF",
  ornament: "#CFA22E",
};

const cover: Palette = {
  paper: "#1B5027",
  panel: "#133D1D",
  ink: "#FBF7E6",
  accent: "#F6DC92",
  onAccent: "#10280F",
  ornament: "#CFA22E",
};

/** Courtly: shot silk, and a hem of songket whose bamboo shoots point at the names. Malay, Palembang. */
export const rebung: Theme = {
  id: "rebung",
  layout: "adegan",
  light,
  cover,
  hasDark: false,
  displayFace: "marcellus",
  bodyFace: "lora",
  traditions: ["melayu"],
  mood: "festive",
};
