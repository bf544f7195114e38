import type { Palette, Theme } from "../base/theme.ts";

const light: Palette = {
  paper: "#F4F9FB",
  panel: "#DDEDF3",
  ink: "#0F2B3A",
  accent: "#0E6486",
  onAccent: "#FFFFFF",
  ornament: "#E7B77B",
};

/** Barefoot: the sun above rows of waves. For a feast by the sea. */
export const laut: Theme = {
  id: "laut",
  layout: "majalah",
  light,
  hasDark: false,
  displayFace: "fraunces",
  bodyFace: "jakarta",
  traditions: ["any"],
  mood: "romantic",
};
