import type { Palette, Theme } from "../base/theme.ts";

const light: Palette = {
  paper: "#FBF4E9",
  panel: "#F1E2CB",
  ink: "#0F2B3A",
  accent: "#0C586F",
  onAccent: "#FFFFFF",
  ornament: "#E7B77B",
};

/** Barefoot: a wave runs up the sand at first light. For a feast by the sea. */
export const laut: Theme = {
  id: "laut",
  layout: "adegan",
  light,
  hasDark: false,
  displayFace: "fraunces",
  bodyFace: "jakarta",
  traditions: ["any"],
  mood: "romantic",
};
