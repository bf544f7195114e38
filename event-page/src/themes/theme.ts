import type { ThemeId } from "@janur/domain/theme";

/** Colours as `#RRGGBB`; the ornament's never carries text. */
export interface Palette {
  paper: string;
  panel: string;
  ink: string;
  accent: string;
  /** Text on the accent. */
  onAccent: string;
  ornament: string;
}

export const layoutIds = ["gapura", "kain", "sunyi"] as const;
export type LayoutId = (typeof layoutIds)[number];

/** Faces of running text, each a shared static file. */
export const bodyFaceIds = ["jakarta", "jost", "lora"] as const;
export type BodyFaceId = (typeof bodyFaceIds)[number];

/** All that distinguishes one theme from another: tokens and drawings, never a component. */
export interface Theme {
  id: ThemeId;
  layout: LayoutId;
  light: Palette;
  /** False: the theme keeps its colours when the phone is dark. */
  hasDark: boolean;
  /** Path for the font subsetter, resolvable as a module. */
  displayFontFile: string;
  bodyFace: BodyFaceId;
}
