import type { Palette, Theme } from "../base/theme.ts";

const light: Palette = {
  paper: "#F8F8F4",
  panel: "#E8EAE2",
  ink: "#15231F",
  accent: "#1F5A4C",
  onAccent: "#FFFFFF",
  ornament: "#B89B4B",
};

/** Earned: the guilloche of a certificate. For graduations and openings. */
export const toga: Theme = {
  id: "toga",
  layout: "surat",
  light,
  hasDark: false,
  displayFace: "marcellus",
  bodyFace: "lora",
  traditions: ["any"],
  mood: "solemn",
};
