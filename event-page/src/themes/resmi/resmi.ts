import type { Palette, Theme } from "../base/theme.ts";
import type { ThemeOffer } from "../base/theme-offer.ts";
import { drawing, type ThemeArt } from "../../ornament/drawing.ts";

const light: Palette = {
  paper: "#F8F4EA",
  panel: "#FDFAF2",
  ink: "#16203F",
  accent: "#1D3A7A",
  onAccent: "#FFFFFF",
  ornament: "#B9913F",
};

/** Correct: thick cotton paper, white on its face and navy on its back, with gilt edges. For meetings, offices and seminars. */
export const theme: Theme = {
  id: "resmi",
  light,
  hasDark: false,
  colourways: {
    burgundy: [{ about: 262, reach: 60, by: 122 }],
    emerald: [{ about: 262, reach: 60, by: -105 }],
  },
  displayFace: "marcellus",
  bodyFace: "lora",
  traditions: ["any"],
  mood: "modern",
  madeFor: ["meeting", "seminar", "inauguration"],
  sign: { beside: "second", width: 1 },
};

/** The stack of paper is baked; the crown is a star of eight points. */
export function art(): ThemeArt {
  const star =
    "M32 0L38 26L64 32L38 38L32 64L26 38L0 32L26 26ZM50 14L41 27L37 23ZM50 50L37 41L41 37ZM14 50L23 37L27 41ZM14 14L27 23L23 27Z";
  return { cover: [], crown: drawing(64, 64, star) };
}

export const offer: ThemeOffer = {
  place: 290,
  firstFor: { packs: ["office"], events: ["meeting"] },
  sample: { eventType: "meeting", pack: "office" },
  words: {
    id: {
      name: "Resmi",
      about:
        "Kertas katun tebal putih dan biru tua bertepi emas, disusun seperti kipas: untuk rapat, kantor, dan seminar.",
    },
    en: {
      name: "Resmi",
      about:
        "Thick cotton paper in white and navy with gilt edges, fanned and layered: for meetings, offices and seminars.",
    },
  },
};
