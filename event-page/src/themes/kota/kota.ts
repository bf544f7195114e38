import type { Palette, Theme } from "../base/theme.ts";

const light: Palette = {
  paper: "#FFFFFF",
  panel: "#F2F1EE",
  ink: "#141414",
  accent: "#141414",
  onAccent: "#FFFFFF",
  ornament: "#B7B2A8",
};

/** Fashion: black, white and the day in large figures. For couples who bring photos. */
export const kota: Theme = {
  id: "kota",
  layout: "majalah",
  light,
  hasDark: true,
  displayFace: "bodoni",
  bodyFace: "jost",
  traditions: ["any"],
  mood: "modern",
};
