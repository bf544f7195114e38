import type { Palette, Theme } from "../base/theme.ts";

const light: Palette = {
  paper: "#FBF8EF",
  panel: "#F3EDD2",
  ink: "#2B2A16",
  accent: "#5C6210",
  onAccent: "#FFFFFF",
  ornament: "#C9B54A",
};

/** Morning and hope: young coconut leaf. The house's default, for any faith. */
export const janur: Theme = {
  id: "janur",
  layout: "adegan",
  light,
  hasDark: false,
  displayFace: "fraunces-light",
  bodyFace: "jost",
  traditions: ["any"],
  mood: "calm",
};
