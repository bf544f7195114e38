import type { Palette, Theme } from "../base/theme.ts";

const light: Palette = {
  paper: "#F8F1E1",
  panel: "#EFE2C6",
  ink: "#2F1E12",
  accent: "#6B3F1D",
  onAccent: "#FFFFFF",
  ornament: "#B58A55",
};

/** Names in the one great cell of a lattice of batik, white among soga. Javanese, an old family. */
export const sido: Theme = {
  id: "sido",
  layout: "adegan",
  light,
  hasDark: false,
  displayFace: "marcellus",
  bodyFace: "lora",
  traditions: ["jawa"],
  mood: "solemn",
};
