import type { Palette, Theme } from "../base/theme.ts";
import type { ThemeOffer } from "../base/theme-offer.ts";
import { drawing, type ThemeArt } from "../../ornament/drawing.ts";

const light: Palette = {
  paper: "#FDF5E8",
  panel: "#F7E3CB",
  ink: "#3A0C12",
  accent: "#8E1526",
  onAccent: "#FFFFFF",
  ornament: "#D9A93A",
};

const cover: Palette = {
  paper: "#4A0813",
  panel: "#2A050D",
  ink: "#FBEED6",
  accent: "#F0C566",
  onAccent: "#2A060F",
  ornament: "#D9A93A",
};

/** Proud: the roof of the big house against an ember sky, and songket woven thread by thread. Minangkabau. */
export const theme: Theme = {
  id: "gonjong",
  light,
  cover,
  hasDark: false,
  colourways: {
    emerald: [{ about: 18, reach: 50, by: 142, chroma: 0.8 }],
    indigo: [{ about: 18, reach: 50, by: -118, chroma: 0.9 }],
  },
  displayFace: "marcellus",
  bodyFace: "lora",
  traditions: ["minang"],
  mood: "solemn",
  sign: { beside: "second", width: 0.95 },
};

/** House and cloth of the cover are baked. */
export function art(): ThemeArt {
  /**
   * The roof of a rumah gadang: two horns and the gable between them, upright and
   * whole, with the finials on their tips and the ridge's seam in thread. 200 × 108.
   */
  const roof = drawing(
    200,
    108,
    "M0 14C14 58 40 80 78 76C92 72 98 56 100 36C102 56 108 72 122 76C160 80 186 58 200 14C198 66 176 102 150 102H50C24 102 2 66 0 14Z",
    {
      d: "M12 44C24 76 48 90 82 86Q96 83 100 70Q104 83 118 86C152 90 176 76 188 44M52 96H148M0 2V16M100 22V38M200 2V16",
      paint: "thread",
    },
  );
  return { cover: [], crown: roof };
}

export const offer: ThemeOffer = {
  place: 50,
  firstFor: { packs: ["islam-minang", "neutral-minang"] },
  sample: { eventType: "wedding", pack: "islam-minang" },
  words: {
    id: {
      name: "Gonjong",
      about: "Rumah gadang di langit senja dan songket benang emas: gagah, dari Minangkabau.",
    },
    en: { name: "Gonjong", about: "The big house at dusk and songket in gold thread: proud, Minangkabau." },
  },
};
