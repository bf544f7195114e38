import type { Palette, Theme } from "../base/theme.ts";

const light: Palette = {
  paper: "#F5F1E9",
  panel: "#ECE6DB",
  ink: "#211F38",
  accent: "#2B318C",
  onAccent: "#FFFFFF",
  ornament: "#C9B48A",
};

/** Still: a chapel at dusk, the last sun in its leaded glass and on its floor. Protestant and Catholic. */
export const kapel: Theme = {
  id: "kapel",
  layout: "adegan",
  light,
  hasDark: false,
  displayFace: "cormorant",
  bodyFace: "jakarta",
  traditions: ["protestan", "katolik"],
  mood: "calm",
};
