import type { Palette, Theme } from "../base/theme.ts";

const light: Palette = {
  paper: "#FFF7F2",
  panel: "#FBE6DB",
  ink: "#3B241E",
  accent: "#A04A32",
  onAccent: "#FFFFFF",
  ornament: "#8FA37E",
};

/** Romantic: a garden in watercolour on torn paper. For anybody. */
export const taman: Theme = {
  id: "taman",
  layout: "adegan",
  light,
  hasDark: false,
  displayFace: "pinyon",
  bodyFace: "lora",
  traditions: ["any"],
  mood: "romantic",
};
