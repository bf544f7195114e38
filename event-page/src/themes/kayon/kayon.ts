import type { Palette, Theme } from "../base/theme.ts";

const light: Palette = {
  paper: "#FBF3E4",
  panel: "#F2E4C9",
  ink: "#33200F",
  accent: "#7A3E12",
  onAccent: "#FFFFFF",
  ornament: "#C08A3E",
};

/** Dignified: the leaf of the shadow play in a double frame. Javanese. */
export const kayon: Theme = {
  id: "kayon",
  layout: "gapura",
  light,
  hasDark: false,
  displayFace: "marcellus",
  bodyFace: "lora",
  traditions: ["jawa"],
  mood: "solemn",
};
