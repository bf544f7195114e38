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
  paper: "#17040B",
  panel: "#2A050D",
  ink: "#FBEED6",
  accent: "#F0C566",
  onAccent: "#2A060F",
  ornament: "#D9A93A",
};

/** Proud: songket folded into the horns of a roof, in the light of one low lamp. Minangkabau. */
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

/** What is folded is baked. */
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
      about: "Songket benang emas yang dilipat menjadi gonjong, di cahaya pelita: gagah, dari Minangkabau.",
    },
    en: {
      name: "Gonjong",
      about: "Songket in gold thread, folded into the horns of a roof by lamplight: proud, Minangkabau.",
    },
  },
};
