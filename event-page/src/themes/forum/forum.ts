import type { Palette, Theme } from "../base/theme.ts";

const light: Palette = {
  paper: "#F6F6FB",
  panel: "#E5E6F5",
  ink: "#171A2E",
  accent: "#3A3FB0",
  onAccent: "#FFFFFF",
  ornament: "#F2A541",
};

/** Brisk: squared paper and the day in figures that fill it. For seminars and launches. */
export const forum: Theme = {
  id: "forum",
  layout: "majalah",
  light,
  hasDark: true,
  displayFace: "jakarta",
  bodyFace: "lora",
  traditions: ["any"],
  mood: "modern",
};
