import type { Palette, Theme } from "../base/theme.ts";

const light: Palette = {
  paper: "#F7F4EF",
  panel: "#ECE7DE",
  ink: "#2A2724",
  accent: "#6A4B3A",
  onAccent: "#FFFFFF",
  ornament: "#BFAF9F",
};

/** A sentence on plain paper: for small weddings, and for those who want nothing between the words and the guest. */
export const sunyi: Theme = {
  id: "sunyi",
  layout: "sunyi",
  light,
  hasDark: true,
  displayFace: "fraunces",
  bodyFace: "jost",
  traditions: ["any"],
  mood: "calm",
};
