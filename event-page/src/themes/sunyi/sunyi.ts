import type { Palette, Theme } from "../base/theme.ts";
import type { ThemeOffer } from "../base/theme-offer.ts";
import type { ThemeArt } from "../../ornament/drawing.ts";

const light: Palette = {
  paper: "#EBE5DB",
  panel: "#E0D8CB",
  ink: "#2A231C",
  accent: "#6F3D25",
  onAccent: "#F8F4EC",
  ornament: "#BFAF9F",
};

/** Words and one branch of magnolia pressed into a sheet of cotton, white on white: for small weddings, and for any feast that is quiet. */
export const theme: Theme = {
  id: "sunyi",
  light,
  hasDark: true,
  colourways: {
    rose: [{ about: 80, reach: 70, by: -62, chroma: 1.8 }],
    olive: [{ about: 80, reach: 70, by: 45, chroma: 1.6 }],
    slate: [{ about: 80, reach: 70, by: 175, chroma: 1.2 }],
  },
  displayFace: "fraunces-light",
  bodyFace: "jost",
  traditions: ["any"],
  mood: "calm",
  sign: { beside: "second", width: 0.86 },
};

/** The relief is baked; what is left empty is as much of the ornament. */
export function art(): ThemeArt {
  return { cover: [], crown: null };
}

export const offer: ThemeOffer = {
  place: 270,
  sample: { eventType: "wedding", pack: "neutral" },
  words: {
    id: {
      name: "Sunyi",
      about: "Dahan magnolia timbul di kertas katun, putih di atas putih: tenang dan tulus.",
    },
    en: {
      name: "Sunyi",
      about: "A magnolia branch embossed in cotton paper, white on white: quiet and sincere.",
    },
  },
};
