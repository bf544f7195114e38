import type { Palette, Theme } from "../base/theme.ts";

const light: Palette = {
  paper: "#FBF7FF",
  panel: "#EFE5FB",
  ink: "#2E2147",
  accent: "#6B45A8",
  onAccent: "#FFFFFF",
  ornament: "#F6B8C8",
};

const cover: Palette = {
  paper: "#241A57",
  panel: "#1B1345",
  ink: "#FBF3FF",
  accent: "#FFDF9A",
  onAccent: "#2E2147",
  ornament: "#F6B8C8",
};

/** A lullaby: a cradle of woven cloth under the moon, stars on threads. For an aqiqah, mitoni or tedak siten. */
export const buaian: Theme = {
  id: "buaian",
  layout: "adegan",
  light,
  cover,
  hasDark: false,
  displayFace: "baloo",
  bodyFace: "baloo",
  traditions: ["any"],
  mood: "playful",
};
