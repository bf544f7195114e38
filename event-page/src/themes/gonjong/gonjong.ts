import type { Palette, Theme } from "../base/theme.ts";

const light: Palette = {
  paper: "#FDF5E8",
  panel: "#F7E3CB",
  ink: "#3A0C12",
  accent: "#8E1526",
  onAccent: "#FFFFFF",
  ornament: "#D9A93A",
};

const cover: Palette = {
  paper: "#4A0813",
  panel: "#2A050D",
  ink: "#FBEED6",
  accent: "#F0C566",
  onAccent: "#2A060F",
  ornament: "#D9A93A",
};

/** Proud: the roof of the big house against an ember sky, and songket woven thread by thread. Minangkabau. */
export const gonjong: Theme = {
  id: "gonjong",
  layout: "adegan",
  light,
  cover,
  hasDark: false,
  displayFace: "marcellus",
  bodyFace: "lora",
  traditions: ["minang"],
  mood: "solemn",
};
