import type { Palette, Theme } from "../base/theme.ts";

const light: Palette = {
  paper: "#FAF7F1",
  panel: "#EDE8DA",
  ink: "#2C3028",
  accent: "#56683F",
  onAccent: "#FFFFFF",
  ornament: "#C9B79A",
};

/** Soft as sand: two sprigs under an arch. Islamic. */
export const raudhah: Theme = {
  id: "raudhah",
  layout: "kebun",
  light,
  hasDark: false,
  displayFace: "cormorant",
  bodyFace: "jakarta",
  traditions: ["islam"],
  mood: "calm",
};
