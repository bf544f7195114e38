import type { Palette, Theme } from "../base/theme.ts";

const light: Palette = {
  paper: "#FFF8F4",
  panel: "#FCE6DC",
  ink: "#33161B",
  accent: "#B0303F",
  onAccent: "#FFFFFF",
  ornament: "#2F8F6B",
};

/** Silk in fine checks, flung in over the light in which names stand; the way in lies on its plain end. Bugis and Makassar. */
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
