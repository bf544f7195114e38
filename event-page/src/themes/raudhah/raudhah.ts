import type { Palette, Theme } from "../base/theme.ts";

const light: Palette = {
  paper: "#FAF4E8",
  panel: "#F0E4CF",
  ink: "#33301F",
  accent: "#55622F",
  onAccent: "#FFFFFF",
  ornament: "#C9B79A",
};

/** Soft as sand: from the shade of an arch of sandstone into a garden of the morning. Islamic. */
export const raudhah: Theme = {
  id: "raudhah",
  layout: "adegan",
  light,
  hasDark: false,
  displayFace: "cormorant",
  bodyFace: "jakarta",
  traditions: ["islam"],
  mood: "calm",
};
