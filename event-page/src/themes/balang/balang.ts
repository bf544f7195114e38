import type { Palette, Theme } from "../base/theme.ts";

const light: Palette = {
  paper: "#FDF8E7",
  panel: "#F8ECBF",
  ink: "#17301F",
  accent: "#1B6B3E",
  onAccent: "#FFFFFF",
  ornament: "#E9A820",
};

/** Cheerful: the carved eaves of a Betawi house, its posts and its railing. For a khitanan too. */
export const balang: Theme = {
  id: "balang",
  layout: "panggung",
  light,
  hasDark: true,
  displayFace: "fraunces",
  bodyFace: "jakarta",
  traditions: ["betawi"],
  mood: "festive",
};
