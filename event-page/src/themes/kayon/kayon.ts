import type { Palette, Theme } from "../base/theme.ts";

const light: Palette = {
  paper: "#FBF3E4",
  panel: "#F2E4C9",
  ink: "#33200F",
  accent: "#7A3E12",
  onAccent: "#FFFFFF",
  ornament: "#C08A3E",
};

const cover: Palette = {
  paper: "#220A06",
  panel: "#180603",
  ink: "#FBEBCB",
  accent: "#F2C06A",
  onAccent: "#2A0C05",
  ornament: "#C08A3E",
};

/** Dignified: the leaf of the shadow play, punched in hide, with the lamp behind it. Javanese. */
export const kayon: Theme = {
  id: "kayon",
  layout: "adegan",
  light,
  cover,
  hasDark: false,
  displayFace: "marcellus",
  bodyFace: "lora",
  traditions: ["jawa"],
  mood: "solemn",
};
