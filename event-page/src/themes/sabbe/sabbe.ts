import type { Palette, Theme } from "../base/theme.ts";

const light: Palette = {
  paper: "#FFF8F4",
  panel: "#FCE6DC",
  ink: "#33161B",
  accent: "#B0303F",
  onAccent: "#FFFFFF",
  ornament: "#2F8F6B",
};

/** Bright silk whose checks are as large as the screen: words stand in the open ones. Bugis and Makassar. */
export const sabbe: Theme = {
  id: "sabbe",
  layout: "adegan",
  light,
  hasDark: false,
  displayFace: "fraunces",
  // Purple was worn by Bugis widows.
  avoids: ["purple"],
  bodyFace: "jakarta",
  traditions: ["bugis"],
  mood: "festive",
};
