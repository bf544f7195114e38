import type { Palette, Theme } from "../base/theme.ts";

const light: Palette = {
  paper: "#F6F6EE",
  panel: "#E7EDE2",
  ink: "#1C2B22",
  accent: "#2C5F47",
  onAccent: "#FFFFFF",
  ornament: "#D9B65A",
};

const cover: Palette = {
  paper: "#22463A",
  panel: "#1B3A30",
  ink: "#F6F3E4",
  accent: "#EBD590",
  onAccent: "#1C2B22",
  ornament: "#E4C46A",
};

/** Bridal and calm: a curtain of jasmine on deep green. Javanese, Sundanese, Islamic. */
export const ronce: Theme = {
  id: "ronce",
  layout: "adegan",
  light,
  cover,
  hasDark: false,
  displayFace: "cormorant-italic",
  bodyFace: "jost",
  traditions: ["jawa", "sunda", "islam"],
  mood: "romantic",
};
