import type { Palette, Theme } from "../base/theme.ts";
import type { ThemeOffer } from "../base/theme-offer.ts";
import { dot } from "../../ornament/dot.ts";
import { drawing, type ThemeArt } from "../../ornament/drawing.ts";

const light: Palette = {
  paper: "#F5F1E9",
  panel: "#ECE6DB",
  ink: "#211F38",
  accent: "#2B318C",
  onAccent: "#FFFFFF",
  ornament: "#C9B48A",
};

/** Still: a chapel at dusk, the last sun in its leaded glass and on its floor. Protestant and Catholic. */
export const theme: Theme = {
  id: "kapel",
  light,
  hasDark: false,
  colourways: {
    amber: [{ by: 130 }],
    emerald: [{ by: -105 }],
  },
  displayFace: "cormorant",
  bodyFace: "jakarta",
  traditions: ["protestan", "katolik"],
  mood: "calm",
  sign: { beside: "second", width: 0.92 },
};

/** The window of the cover is baked. */
export function art(): ThemeArt {
  /** Two lights under one point, a round between them. */
  const tracery =
    "M16 154V76C16 46 34 20 56 6C78 20 96 46 96 76V154M28 154V94C28 78 36 66 41 60C48 66 54 76 54 94V154M58 154V94C58 78 64 66 71 60C78 66 84 76 84 94V154M6 154H106" +
    dot(56, 44, 11);
  return {
    cover: [],
    crown: drawing(112, 160, { d: tracery, paint: "tracery" }),
  };
}

export const offer: ThemeOffer = {
  place: 130,
  firstFor: { packs: ["katolik", "katolik-bali", "protestan", "protestan-bali"], events: ["baptism"] },
  sample: { eventType: "wedding", pack: "protestan" },
  words: {
    id: {
      name: "Kapel",
      about:
        "Kaca patri menyala di kala senja, warnanya jatuh di dinding dan lantai: hening, untuk pemberkatan, misa dan baptis.",
    },
    en: {
      name: "Kapel",
      about:
        "Leaded glass that glows at dusk, its colours on wall and floor: still, for church weddings and baptisms.",
    },
  },
};
