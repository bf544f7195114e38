import type { Palette, Theme } from "../base/theme.ts";

const light: Palette = {
  paper: "#FFFFFF",
  panel: "#F1F4F8",
  ink: "#16202C",
  accent: "#1D4E89",
  onAccent: "#FFFFFF",
  ornament: "#9FB2C8",
};

/** Correct: an official letter. For meetings, offices and seminars. */
export const resmi: Theme = {
  id: "resmi",
  layout: "surat",
  light,
  hasDark: false,
  displayFace: "jakarta",
  bodyFace: "lora",
  traditions: ["any"],
  mood: "modern",
};
