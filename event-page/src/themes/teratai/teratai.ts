import type { Palette, Theme } from "../base/theme.ts";

const light: Palette = {
  paper: "#FDF3EE",
  panel: "#F9E2E0",
  ink: "#3A1B2A",
  accent: "#8F2F5B",
  onAccent: "#FFFFFF",
  ornament: "#E0A8BD",
};

/** Gentle: a lotus in wet watercolour on a pond at first light. Buddhist, Confucian, Hindu. */
export const teratai: Theme = {
  id: "teratai",
  layout: "adegan",
  light,
  hasDark: false,
  displayFace: "cormorant",
  bodyFace: "jakarta",
  traditions: ["buddha", "hindu", "khonghucu"],
  mood: "calm",
};
