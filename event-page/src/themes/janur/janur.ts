import type { Palette, Theme } from "../base/theme.ts";
import type { ThemeOffer } from "../base/theme-offer.ts";
import { drawing, type ThemeArt } from "../../ornament/drawing.ts";
import { petal, petalPath } from "../../ornament/petal.ts";

const light: Palette = {
  paper: "#FBF8EF",
  panel: "#F3EDD2",
  ink: "#2B2A16",
  accent: "#5C6210",
  onAccent: "#FFFFFF",
  ornament: "#C9B54A",
};

/** Morning and hope: young coconut leaf. The house's default, for any faith. */
export const theme: Theme = {
  id: "janur",
  light,
  hasDark: false,
  colourways: {
    amber: [{ about: 105, reach: 60, by: -28 }],
    emerald: [{ about: 105, reach: 60, by: 40 }],
  },
  displayFace: "fraunces-light",
  bodyFace: "jost",
  traditions: ["any"],
  mood: "calm",
};

/** Five young leaves: the crown above headings, 192 × 104. */
function sprout(): string {
  return petalPath(
    [-1.2, -0.62, 0, 0.62, 1.2].map((turn) =>
      petal(96, 100, turn - Math.PI / 2, 96 - 22 * Math.abs(turn), 0.13 - 0.05 * turn, 0.13 + 0.05 * turn),
    ),
  );
}

/** The penjor of the cover are baked. */
export function art(): ThemeArt {
  return {
    cover: [],
    crown: drawing(192, 104, sprout()),
  };
}

export const offer: ThemeOffer = {
  place: 10,
  firstFor: { packs: ["neutral"] },
  sample: { eventType: "wedding", pack: "neutral" },
  words: {
    id: { name: "Janur", about: "Pagi dan harapan: anyaman daun kelapa muda, untuk acara apa pun." },
    en: { name: "Janur", about: "Morning and hope: woven young coconut leaf, for any occasion." },
  },
};
