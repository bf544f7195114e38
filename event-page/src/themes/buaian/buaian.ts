import type { Palette, Theme } from "../base/theme.ts";
import type { ThemeOffer } from "../base/theme-offer.ts";
import { drawing, type ThemeArt } from "../../ornament/drawing.ts";
import { crescent, star } from "../../ornament/night-sky.ts";

const light: Palette = {
  paper: "#FAF4E9",
  panel: "#F3E2D8",
  ink: "#4A2740",
  accent: "#7A3A58",
  onAccent: "#FFF6EA",
  ornament: "#EECABD",
};

/** A lullaby of torn paper: a moon, a cradle of cloth, clouds in milk, blush and sage. For an aqiqah, mitoni or tedak siten. */
export const theme: Theme = {
  id: "buaian",
  light,
  hasDark: false,
  colourways: {
    amber: [
      { about: 38, reach: 38, by: 38 },
      { about: 342, reach: 38, by: 48 },
    ],
    indigo: [
      { about: 342, reach: 45, by: -75 },
      { about: 38, reach: 42, by: -140 },
    ],
  },
  displayFace: "fraunces-light",
  bodyFace: "jost",
  traditions: ["any"],
  mood: "playful",
  sign: { beside: "second", width: 0.75 },
  madeFor: ["mitoni", "aqiqah", "tedak-siten"],
};

/** Moon, clouds and cradle of the cover are baked. */
export function art(): ThemeArt {
  return {
    cover: [],
    crown: drawing(96, 52, { d: crescent(48, 26, 22), paint: "moon" }, { d: star(58, 25, 7), paint: "star" }),
  };
}

export const offer: ThemeOffer = {
  place: 240,
  firstFor: { events: ["mitoni", "aqiqah", "tedak-siten"] },
  sample: { eventType: "aqiqah", pack: "islam" },
  words: {
    id: {
      name: "Buaian",
      about: "Ayunan kain, bulan, dan awan kertas berwarna susu: untuk akikah, mitoni, dan tedak siten.",
    },
    en: {
      name: "Buaian",
      about:
        "A cloth cradle, a moon and clouds of paper in milk and blush: for an aqiqah, mitoni or tedak siten.",
    },
  },
};
