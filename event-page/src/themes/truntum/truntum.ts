import type { Palette, Theme } from "../base/theme.ts";
import type { ThemeOffer } from "../base/theme-offer.ts";
import { dot } from "../../ornament/dot.ts";
import { drawing, type ThemeArt } from "../../ornament/drawing.ts";
import { petalPath, ring } from "../../ornament/petal.ts";

const light: Palette = {
  paper: "#1E1511",
  panel: "#2A1E17",
  ink: "#F3E6CC",
  accent: "#E3BE7A",
  onAccent: "#1E1511",
  ornament: "#8C6A3A",
};

/** Night and candle: stars of wax on dark cloth of soga. Javanese, for a formal evening. */
export const theme: Theme = {
  id: "truntum",
  light,
  hasDark: false,
  colourways: {
    burgundy: [{ about: 55, reach: 60, by: -35, chroma: 1.15 }],
    indigo: [{ about: 55, reach: 60, by: -155 }],
  },
  displayFace: "cormorant",
  bodyFace: "jakarta",
  traditions: ["jawa"],
  mood: "solemn",
  sign: { beside: "second", width: 0.92 },
};

/** Cloth and candle are baked. */
export function art(): ThemeArt {
  const star = petalPath(ring(52, 52, 8, 12, 38, 0.16)) + dot(52, 52, 6);
  return { cover: [], crown: drawing(104, 104, star) };
}

export const offer: ThemeOffer = {
  place: 190,
  sample: { eventType: "wedding", pack: "islam-jawa" },
  words: {
    id: {
      name: "Truntum",
      about: "Bintang canting di kain soga gelap, disinari lilin: malam yang khidmat, dari Jawa.",
    },
    en: { name: "Truntum", about: "Stars of wax on dark soga cloth, by candle: a solemn evening, Javanese." },
  },
};
