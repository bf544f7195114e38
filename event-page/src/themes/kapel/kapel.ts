import type { Palette, Theme } from "../base/theme.ts";

const light: Palette = {
  paper: "#F3F2EE",
  panel: "#E9E8E3",
  ink: "#1D2836",
  accent: "#2F5482",
  onAccent: "#FFFFFF",
  ornament: "#B9C4D2",
};

/** Still: day through the leaded glass of a lancet, and what it paints on pale stone. Protestant and Catholic. */
export const kapel: Theme = {
  id: "kapel",
  layout: "adegan",
  light,
  hasDark: false,
  displayFace: "cormorant",
  bodyFace: "jakarta",
  traditions: ["protestan", "katolik"],
  mood: "calm",
};
