import type { Palette, Theme } from "../base/theme.ts";

const light: Palette = {
  paper: "#FFF9F1",
  panel: "#FBE9D8",
  ink: "#3A1D12",
  accent: "#A23E1C",
  onAccent: "#FFFFFF",
  ornament: "#E8B64C",
};

/** Brick and sun: a split gate with a frangipani between its halves. Balinese only; elsewhere the flower stands on graves. */
export const jepun: Theme = {
  id: "jepun",
  layout: "adegan",
  light,
  hasDark: false,
  displayFace: "yeseva",
  bodyFace: "alegreya",
  traditions: ["bali", "hindu"],
  mood: "solemn",
};
