import type { Palette, Theme } from "../base/theme.ts";

const light: Palette = {
  paper: "#F6FAF7",
  panel: "#E2EFE8",
  ink: "#0E2B24",
  accent: "#12654F",
  onAccent: "#FFFFFF",
  ornament: "#C7A44C",
};

/** Clear and reverent: stars of two squares about an arch. Islamic weddings, aqiqah, halal bihalal. */
export const khatam: Theme = {
  id: "khatam",
  layout: "gapura",
  light,
  hasDark: true,
  displayFace: "cormorant",
  bodyFace: "jakarta",
  traditions: ["islam"],
  mood: "solemn",
};
