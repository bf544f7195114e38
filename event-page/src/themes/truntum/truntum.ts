import type { Palette, Theme } from "../base/theme.ts";

const light: Palette = {
  paper: "#1E1511",
  panel: "#2A1E17",
  ink: "#F3E6CC",
  accent: "#E3BE7A",
  onAccent: "#1E1511",
  ornament: "#8C6A3A",
};

/** Night and candle: stars of wax on dark cloth of soga. Javanese, for a formal evening. */
export const truntum: Theme = {
  id: "truntum",
  layout: "adegan",
  light,
  hasDark: false,
  displayFace: "cormorant",
  bodyFace: "jakarta",
  traditions: ["jawa"],
  mood: "solemn",
};
