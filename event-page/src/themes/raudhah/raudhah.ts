import type { Palette, Theme } from "../base/theme.ts";
import type { ThemeOffer } from "../base/theme-offer.ts";
import { drawing, type ThemeArt } from "../../ornament/drawing.ts";

const light: Palette = {
  paper: "#EEE1C6",
  panel: "#FBF5E6",
  ink: "#26372F",
  accent: "#0F544C",
  onAccent: "#FFFFFF",
  ornament: "#1F9A9B",
};

/** A garden court from straight above: basins of glazed tiles, and the runnel that leads from one to the next. Islamic. */
export const theme: Theme = {
  id: "raudhah",
  light,
  hasDark: false,
  colourways: {
    rose: [{ about: 85, reach: 50, by: -27, chroma: 0.95 }],
    emerald: [{ about: 185, reach: 60, by: -34 }],
    indigo: [{ about: 185, reach: 60, by: 70 }],
  },
  displayFace: "cormorant",
  bodyFace: "jakarta",
  traditions: ["islam"],
  mood: "calm",
  sign: { beside: "second", width: 0.92 },
};

/** Basins of the cover are baked. */
export function art(): ThemeArt {
  /** The rim of one, lobe by lobe. */
  const lobes = Array.from({ length: 8 }, (_, index) => {
    const angle = ((index + 0.5) * Math.PI) / 4;
    return `A16 16 0 0 1 ${(50 + 36 * Math.cos(angle)).toFixed(1)} ${(50 + 36 * Math.sin(angle)).toFixed(1)}`;
  });
  return { cover: [], crown: drawing(100, 100, { d: `M83.3 36.2${lobes.join("")}Z`, paint: "stem" }) };
}

export const offer: ThemeOffer = {
  place: 200,
  sample: { eventType: "wedding", pack: "islam" },
  words: {
    id: {
      name: "Raudhah",
      about:
        "Pelataran taman dilihat dari atas: kolam berlekuk dari ubin berglasir dan air yang mengalir: lembut, bernapaskan Islam.",
    },
    en: {
      name: "Raudhah",
      about:
        "A garden court from straight above: lobed basins of glazed tiles, water that runs on: soft, Islamic.",
    },
  },
};
