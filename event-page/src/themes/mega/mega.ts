import type { Palette, Theme } from "../base/theme.ts";

const light: Palette = {
  paper: "#F7F8FB",
  panel: "#E6ECF5",
  ink: "#14233F",
  accent: "#1F4680",
  onAccent: "#FFFFFF",
  ornament: "#8FB4DD",
};

/** Cool and patient: rain clouds of Cirebon along the edge. Coastal Sunda, thanksgivings. */
export const mega: Theme = {
  id: "mega",
  layout: "adegan",
  light,
  hasDark: false,
  displayFace: "fraunces-light",
  bodyFace: "jost",
  traditions: ["sunda", "jawa"],
  mood: "calm",
};
