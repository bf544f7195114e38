import type { Palette, Theme } from "../base/theme.ts";

const light: Palette = {
  paper: "#F8F1E1",
  panel: "#EFE2C6",
  ink: "#2F1E12",
  accent: "#6B3F1D",
  onAccent: "#FFFFFF",
  ornament: "#B58A55",
};

/** Soga brown, an old family: the lattice that couples wear. Javanese. */
export const sido: Theme = {
  id: "sido",
  layout: "kain",
  light,
  hasDark: false,
  displayFace: "marcellus",
  bodyFace: "lora",
  traditions: ["jawa"],
  mood: "solemn",
};
