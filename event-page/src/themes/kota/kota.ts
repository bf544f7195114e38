import type { Palette, Theme } from "../base/theme.ts";

const light: Palette = {
  paper: "#F4F1EC",
  panel: "#E6E1D9",
  ink: "#141210",
  accent: "#141210",
  onAccent: "#F6F3EE",
  ornament: "#B7B2A8",
};

/** Fashion: black ink on cotton, and names that change their colour at an edge. For couples who bring photos. */
export const kota: Theme = {
  id: "kota",
  layout: "adegan",
  light,
  hasDark: true,
  displayFace: "bodoni",
  bodyFace: "jost",
  traditions: ["any"],
  mood: "modern",
};
