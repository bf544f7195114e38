import type { Palette, Theme } from "../base/theme.ts";

const light: Palette = {
  paper: "#FDF8E7",
  panel: "#F8ECBF",
  ink: "#17301F",
  accent: "#1B6B3E",
  onAccent: "#FFFFFF",
  ornament: "#E9A820",
};

/** Cheerful: the front of a Betawi house late in the day, its cut boards, their shade and its railing; by night a lamp lights them. For a khitanan too. */
export const balang: Theme = {
  id: "balang",
  layout: "adegan",
  light,
  hasDark: true,
  displayFace: "fraunces",
  bodyFace: "jakarta",
  traditions: ["betawi"],
  mood: "festive",
};
