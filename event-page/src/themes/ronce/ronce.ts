import type { Palette, Theme } from "../base/theme.ts";
import type { ThemeOffer } from "../base/theme-offer.ts";
import { drawing, type ThemeArt } from "../../ornament/drawing.ts";
import { petalPath } from "../../ornament/petal.ts";
import { melati, sprig } from "../../ornament/sprig.ts";

const light: Palette = {
  paper: "#F6F6EE",
  panel: "#E7EDE2",
  ink: "#1C2B22",
  accent: "#2C5F47",
  onAccent: "#FFFFFF",
  ornament: "#D9B65A",
};

const cover: Palette = {
  paper: "#22463A",
  panel: "#1B3A30",
  ink: "#F6F3E4",
  accent: "#EBD590",
  onAccent: "#1C2B22",
  ornament: "#E4C46A",
};

/** Bridal and calm: a curtain of jasmine on deep green. Javanese, Sundanese, Islamic. */
export const theme: Theme = {
  id: "ronce",
  light,
  cover,
  hasDark: false,
  colourways: {
    indigo: [{ about: 165, reach: 52, by: 100 }],
    plum: [{ about: 165, reach: 52, by: 160 }],
  },
  displayFace: "cormorant-italic",
  bodyFace: "jost",
  traditions: ["jawa", "sunda", "islam"],
  mood: "romantic",
};

/** The curtain of the cover is baked. */
export function art(): ThemeArt {
  const flower = melati(96, 52, 46);
  const [left, right] = [1, -1].map((side) =>
    sprig({
      x: 96 + side * 14,
      y: 66,
      angle: side === 1 ? 0.3 : Math.PI - 0.3,
      length: 76,
      bend: -side * 0.8,
      leaves: 3,
      leaf: 36,
    }),
  );
  return {
    cover: [],
    crown: drawing(
      192,
      104,
      petalPath([...(left?.leaves ?? []), ...(right?.leaves ?? [])]),
      { d: flower.petals, paint: "bud" },
      { d: flower.eye, paint: "eye" },
    ),
  };
}

export const offer: ThemeOffer = {
  place: 30,
  sample: { eventType: "wedding", pack: "islam-sunda" },
  words: {
    id: { name: "Ronce", about: "Tirai melati di atas hijau tua: anggun dan tenang, untuk mempelai." },
    en: { name: "Ronce", about: "A curtain of jasmine on deep green: bridal and calm." },
  },
};
