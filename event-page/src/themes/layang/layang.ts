import type { Palette, Theme } from "../base/theme.ts";

const light: Palette = {
  paper: "#F3F9FF",
  panel: "#DCEDFF",
  ink: "#12294A",
  accent: "#0B5FB0",
  onAccent: "#FFFFFF",
  ornament: "#FFB000",
};

/** Playful: kites of paper with the sun behind them, above green ridges. For a khitanan, or any day of a child. */
export const layang: Theme = {
  id: "layang",
  layout: "adegan",
  light,
  hasDark: true,
  displayFace: "baloo",
  bodyFace: "baloo",
  traditions: ["any"],
  mood: "playful",
};
