import type { EventType } from "@janur/domain/content/event-type";
import type { ColourwayId, OrnamentReach } from "@janur/domain/content/theme-adjustment";
import type { SectionType } from "@janur/domain/content/section";
import type { ThemeId } from "@janur/domain/content/theme";
import type { HueId } from "./hues.ts";
import type { BodyFaceId, DisplayFaceId } from "./faces.ts";
import type { Turns } from "./turn.ts";

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

/** Where a theme's ornament is at home; `any` for all. */
export const traditionIds = [
  "any",
  "bali",
  "batak",
  "betawi",
  "buddha",
  "bugis",
  "hindu",
  "islam",
  "jawa",
  "katolik",
  "khonghucu",
  "melayu",
  "minang",
  "protestan",
  "sunda",
  "tionghoa",
] as const;
export type TraditionId = (typeof traditionIds)[number];

export const moodIds = ["calm", "festive", "modern", "playful", "romantic", "solemn"] as const;
export type MoodId = (typeof moodIds)[number];

/** All that distinguishes one theme from another, beside its drawings: tokens, never a component. */
export interface Theme {
  id: ThemeId;
  light: Palette;
  /** Colours of the cover by day and by night, where they are not the page's. */
  cover?: Palette;
  /** False: the theme keeps its colours when the phone is dark. */
  hasDark: boolean;
  displayFace: DisplayFaceId;
  bodyFace: BodyFaceId;
  /** Whether hosts may set its names in copperplate, a face that has no headings. */
  hasCopperplate?: boolean;
  traditions: readonly TraditionId[];
  mood: MoodId;
  /** Beside which of two names the sign between them stands on the cover, and its room in ems; else on a line of its own. */
  sign?: { beside: "first" | "second"; width: number };
  /** Events that it was made for; where it has none it is at home wherever its traditions are. */
  madeFor?: readonly EventType[];
  /** Sections that it does not show, even if the invitation has them. */
  leavesOut?: readonly SectionType[];
  /** Hues that are not offered for it. */
  avoids?: readonly HueId[];
  /** Colours that its art is baked in beside its own, and how they come of these. */
  colourways?: Partial<Record<ColourwayId, Turns>>;
  /** Of a theme in one of them. */
  colourway?: ColourwayId;
  /** Of an adjusted theme: its colours before, and how far its drawings reach. */
  before?: Palette;
  reach?: OrnamentReach;
}
