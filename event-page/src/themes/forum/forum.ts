import type { Palette, Theme } from "../base/theme.ts";
import type { ThemeOffer } from "../base/theme-offer.ts";
import type { ThemeArt } from "../../ornament/drawing.ts";

const light: Palette = {
  paper: "#F3EBDD",
  panel: "#E9DFCD",
  ink: "#1A1738",
  accent: "#1F3FCC",
  onAccent: "#FFF6E8",
  ornament: "#FF6A33",
};

/** Brisk: a poster in two inks, waves of one voice meeting those of another, and a title as wide as its sheet. For seminars and launches. */
export const theme: Theme = {
  id: "forum",
  light,
  hasDark: true,
  colourways: {
    rose: [{ about: 42, reach: 45, by: -42 }],
    emerald: [{ about: 268, reach: 60, by: -110, lightness: 0.94 }],
  },
  displayFace: "jakarta",
  bodyFace: "jakarta",
  traditions: ["any"],
  mood: "modern",
  sign: { beside: "first", width: 0.98 },
  madeFor: ["seminar", "meeting"],
};

/** Both inks are baked; nothing is drawn. */
export function art(): ThemeArt {
  return { cover: [], crown: null };
}

export const offer: ThemeOffer = {
  place: 300,
  firstFor: { events: ["seminar"] },
  sample: { eventType: "seminar", pack: "office" },
  words: {
    id: {
      name: "Forum",
      about: "Poster cetak saring dua tinta, gelombang suara yang bertemu: untuk seminar dan peluncuran.",
    },
    en: {
      name: "Forum",
      about: "A screen-printed poster in two inks, waves of voices that meet: for seminars and launches.",
    },
  },
};
