import type { Palette, Theme } from "../base/theme.ts";

const light: Palette = {
  paper: "#F5F5F2",
  panel: "#E6E7E2",
  ink: "#262A28",
  accent: "#46574F",
  onAccent: "#FFFFFF",
  ornament: "#B4BBB4",
};

/** Grave: one leaf, and nothing that plays, counts or moves. For a haul or tahlil. */
export const teduh: Theme = {
  id: "teduh",
  layout: "sunyi",
  light,
  hasDark: true,
  displayFace: "fraunces",
  bodyFace: "jost",
  traditions: ["any"],
  mood: "solemn",
  leavesOut: ["countdown", "gallery", "music"],
};
