import type { Palette, Theme } from "../base/theme.ts";
import type { ThemeOffer } from "../base/theme-offer.ts";
import type { ThemeArt } from "../../ornament/drawing.ts";

const light: Palette = {
  paper: "#F4F1EC",
  panel: "#E6E1D9",
  ink: "#141210",
  accent: "#141210",
  onAccent: "#F6F3EE",
  ornament: "#B7B2A8",
};

/** Fashion: black ink on cotton, and names that change their colour at an edge. For couples who bring photos. */
export const theme: Theme = {
  id: "kota",
  light,
  hasDark: true,
  colourways: {
    burgundy: [{ dye: { hue: 18, chroma: 0.1 } }],
    emerald: [{ dye: { hue: 165, chroma: 0.06 } }],
    indigo: [{ dye: { hue: 268, chroma: 0.09 } }],
  },
  displayFace: "bodoni",
  bodyFace: "jost",
  traditions: ["any"],
  mood: "modern",
  sign: { beside: "first", width: 0.85 },
};

/** The day's figures are all the ornament there is. */
export function art(): ThemeArt {
  return { cover: [], crown: null };
}

export const offer: ThemeOffer = {
  place: 80,
  sample: { eventType: "wedding", pack: "neutral" },
  words: {
    id: {
      name: "Kota",
      about: "Nama besar yang berganti warna di tepi lingkaran hitam atau foto: seperti majalah.",
    },
    en: {
      name: "Kota",
      about: "Large names that change colour at the edge of a black disc or a photo: like a magazine.",
    },
  },
};
