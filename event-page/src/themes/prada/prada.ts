import type { Palette, Theme } from "../base/theme.ts";
import type { ThemeOffer } from "../base/theme-offer.ts";
import { drawing, type ThemeArt } from "../../ornament/drawing.ts";
import { petal, petalPath } from "../../ornament/petal.ts";

const light: Palette = {
  paper: "#161E17",
  panel: "#202B21",
  ink: "#F4EBD0",
  accent: "#E5C463",
  onAccent: "#161E17",
  ornament: "#7E6A2C",
};

/** An evening ceremony: a lotus and a vine in gold leaf on deep green cloth. Balinese. */
export const theme: Theme = {
  id: "prada",
  light,
  hasDark: false,
  colourways: {
    burgundy: [{ about: 145, reach: 48, by: -125, chroma: 1.2 }],
    indigo: [{ about: 145, reach: 48, by: 115 }],
  },
  displayFace: "cormorant",
  bodyFace: "lora",
  traditions: ["bali", "hindu"],
  mood: "festive",
};

/** The gold of the cover is baked. */
export function art(): ThemeArt {
  /** A lotus in outline: above headings, where leaf gold has not come. */
  const crest = petalPath(
    [0, 0.55, 1.1, 1.6].flatMap((turn) => [
      petal(96, 96, turn - Math.PI / 2, 84 - 20 * turn, 0.16),
      petal(96, 96, -turn - Math.PI / 2, 84 - 20 * turn, 0.16),
    ]),
  );
  return { cover: [], crown: drawing(192, 104, crest) };
}

export const offer: ThemeOffer = {
  place: 100,
  sample: { eventType: "wedding", pack: "hindu-bali" },
  words: {
    id: { name: "Prada", about: "Teratai prada emas di atas kain hijau malam: untuk upacara di Bali." },
    en: { name: "Prada", about: "A lotus in leaf gold on night-green cloth: for ceremonies in Bali." },
  },
};
