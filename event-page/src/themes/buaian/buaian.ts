import type { Palette, Theme } from "../base/theme.ts";

const light: Palette = {
  paper: "#FBF7FF",
  panel: "#EFE5FB",
  ink: "#2E2147",
  accent: "#6B45A8",
  onAccent: "#FFFFFF",
  ornament: "#F6B8C8",
};

/** A lullaby: moon and stars on strings above a cradle. For an aqiqah, mitoni or tedak siten. */
export const buaian: Theme = {
  id: "buaian",
  layout: "panggung",
  light,
  hasDark: false,
  displayFace: "baloo",
  bodyFace: "baloo",
  traditions: ["any"],
  mood: "playful",
};
