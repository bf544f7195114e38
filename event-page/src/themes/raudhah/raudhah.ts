import type { Palette, Theme } from "../base/theme.ts";
import type { ThemeOffer } from "../base/theme-offer.ts";
import { drawing, type ThemeArt } from "../../ornament/drawing.ts";
import { petalPath } from "../../ornament/petal.ts";
import { sprig } from "../../ornament/sprig.ts";

const light: Palette = {
  paper: "#FAF4E8",
  panel: "#F0E4CF",
  ink: "#33301F",
  accent: "#55622F",
  onAccent: "#FFFFFF",
  ornament: "#C9B79A",
};

/** Soft as sand: from the shade of an arch of sandstone into a garden of the morning. Islamic. */
export const theme: Theme = {
  id: "raudhah",
  light,
  hasDark: false,
  colourways: {
    rose: [{ about: 75, reach: 60, by: -38 }],
    slate: [{ about: 75, reach: 60, by: 0, chroma: 0.3 }],
  },
  displayFace: "cormorant",
  bodyFace: "jakarta",
  traditions: ["islam"],
  mood: "calm",
  sign: { beside: "second", width: 0.92 },
};

/** Arch and plants of the cover are baked. */
export function art(): ThemeArt {
  /** Two sprigs that part from one foot and bow over what stands beneath. */
  const [left, right] = [1, -1].map((side) =>
    sprig({
      x: 200,
      y: 176,
      angle: Math.PI / 2 + side * 2.7,
      length: 236,
      bend: -side * 1.25,
      leaves: 4,
      leaf: 84,
    }),
  );
  return {
    cover: [],
    crown: drawing(
      400,
      260,
      { d: `${left?.stem ?? ""}${right?.stem ?? ""}`, paint: "stem" },
      petalPath([...(left?.leaves ?? []), ...(right?.leaves ?? [])]),
    ),
  };
}

export const offer: ThemeOffer = {
  place: 200,
  sample: { eventType: "wedding", pack: "islam" },
  words: {
    id: {
      name: "Raudhah",
      about: "Dari teduhnya lengkung batu ke taman pagi, dengan bunga dalam pot: lembut, bernapaskan Islam.",
    },
    en: {
      name: "Raudhah",
      about:
        "From the shade of a sandstone arch into a garden of the morning, flowers in pots: soft, Islamic.",
    },
  },
};
