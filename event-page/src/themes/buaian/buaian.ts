import type { Palette, Theme } from "../base/theme.ts";
import type { ThemeOffer } from "../base/theme-offer.ts";
import { drawing, type ThemeArt } from "../../ornament/drawing.ts";
import { crescent, star } from "../../ornament/night-sky.ts";

const light: Palette = {
  paper: "#FBF7FF",
  panel: "#EFE5FB",
  ink: "#2E2147",
  accent: "#6B45A8",
  onAccent: "#FFFFFF",
  ornament: "#F6B8C8",
};

const cover: Palette = {
  paper: "#241A57",
  panel: "#1B1345",
  ink: "#FBF3FF",
  accent: "#FFDF9A",
  onAccent: "#2E2147",
  ornament: "#F6B8C8",
};

/** A lullaby: a cradle of woven cloth under the moon, stars on threads. For an aqiqah, mitoni or tedak siten. */
export const theme: Theme = {
  id: "buaian",
  light,
  cover,
  hasDark: false,
  colourways: {
    rose: [{ about: 285, reach: 65, by: 80 }],
    teal: [{ about: 285, reach: 65, by: -90 }],
  },
  displayFace: "fraunces",
  bodyFace: "jost",
  traditions: ["any"],
  mood: "playful",
  sign: { beside: "second", width: 0.75 },
  madeFor: ["mitoni", "aqiqah", "tedak-siten"],
};

/** Night and cradle of the cover are baked. */
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
      about: "Ayunan kain tenun di bawah bulan dan bintang: untuk akikah, mitoni, dan tedak siten.",
    },
    en: {
      name: "Buaian",
      about: "A woven cradle under moon and stars: for an aqiqah, mitoni or tedak siten.",
    },
  },
};
