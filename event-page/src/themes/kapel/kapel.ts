import type { Palette, Theme } from "../base/theme.ts";

const light: Palette = {
  paper: "#F8F9FB",
  panel: "#E8ECF2",
  ink: "#1D2836",
  accent: "#3D5877",
  onAccent: "#FFFFFF",
  ornament: "#B9C4D2",
};

/** Still: a pointed window over a wreath of olive. Protestant and Catholic. */
export const kapel: Theme = {
  id: "kapel",
  layout: "gapura",
  light,
  hasDark: true,
  displayFace: "cormorant",
  bodyFace: "jakarta",
  traditions: ["protestan", "katolik"],
  mood: "calm",
};
