import type { Palette, Theme } from "../base/theme.ts";

const light: Palette = {
  paper: "#F6FAF7",
  panel: "#E2EFE8",
  ink: "#0E2B24",
  accent: "#12654F",
  onAccent: "#FFFFFF",
  ornament: "#C7A44C",
};

const cover: Palette = {
  paper: "#0D4537",
  panel: "#0B3A2E",
  ink: "#F8F2E2",
  accent: "#EFD899",
  onAccent: "#0E2B24",
  ornament: "#D9B65A",
};

/** Clear and reverent: a door of khatam lattice with light behind it. Islamic weddings, aqiqah, halal bihalal. */
export const khatam: Theme = {
  id: "khatam",
  layout: "adegan",
  light,
  cover,
  hasDark: false,
  displayFace: "marcellus",
  bodyFace: "jost",
  traditions: ["islam"],
  mood: "solemn",
};
