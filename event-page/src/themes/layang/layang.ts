import type { Palette, Theme } from "../base/theme.ts";
import type { ThemeOffer } from "../base/theme-offer.ts";
import { drawing, type ThemeArt } from "../../ornament/drawing.ts";

const light: Palette = {
  paper: "#F3F9FF",
  panel: "#DCEDFF",
  ink: "#12294A",
  accent: "#0B5FB0",
  onAccent: "#FFFFFF",
  ornament: "#FFB000",
};

/** Playful: kites of paper with the sun behind them, above green ridges. For a khitanan, or any day of a child. */
export const theme: Theme = {
  id: "layang",
  light,
  hasDark: true,
  colourways: {
    amber: [{ about: 140, reach: 55, by: -62 }],
    teal: [{ about: 140, reach: 55, by: 45 }],
  },
  displayFace: "baloo",
  bodyFace: "baloo",
  traditions: ["any"],
  mood: "playful",
  sign: { beside: "second", width: 0.75 },
  madeFor: ["khitanan", "birthday"],
};

/** Kites, sky and hills are baked; the crown is a kite's four sheets, two and two. */
export function art(): ThemeArt {
  return {
    cover: [],
    crown: drawing(80, 104, "M40 4L4 42H40ZM40 42H76L40 100Z"),
  };
}

export const offer: ThemeOffer = {
  place: 250,
  firstFor: { events: ["khitanan"] },
  sample: { eventType: "khitanan", pack: "islam" },
  words: {
    id: {
      name: "Layang",
      about: "Layang-layang kertas tembus matahari di atas bukit hijau: untuk khitanan dan hari anak.",
    },
    en: {
      name: "Layang",
      about: "Paper kites with the sun behind them, above green ridges: for a khitanan or any child’s day.",
    },
  },
};
