import type { Palette, Theme } from "../base/theme.ts";

const light: Palette = {
  paper: "#FDF5E8",
  panel: "#F7E3CB",
  ink: "#3A0C12",
  accent: "#8E1526",
  onAccent: "#FFFFFF",
  ornament: "#D9A93A",
};

/** Proud: songket along the edge and the roof of the big house above the names. Minangkabau. */
export const gonjong: Theme = {
  id: "gonjong",
  layout: "kain",
  light,
  hasDark: true,
  displayFace: "marcellus",
  bodyFace: "lora",
  traditions: ["minang"],
  mood: "solemn",
};
