import type { Palette, Theme } from "../base/theme.ts";

const light: Palette = {
  paper: "#FDF6F6",
  panel: "#F8E4E8",
  ink: "#3A1B2A",
  accent: "#9A3B66",
  onAccent: "#FFFFFF",
  ornament: "#E0A8BD",
};

/** Gentle: a lotus on still water before the moon. Buddhist, Confucian, Hindu. */
export const teratai: Theme = {
  id: "teratai",
  layout: "kebun",
  light,
  hasDark: false,
  displayFace: "cormorant",
  bodyFace: "jakarta",
  traditions: ["buddha", "hindu", "khonghucu"],
  mood: "calm",
};
