import type { Palette, Theme } from "../base/theme.ts";
import type { ThemeOffer } from "../base/theme-offer.ts";
import { drawing, type ThemeArt } from "../../ornament/drawing.ts";
import { crescent, star } from "../../ornament/night-sky.ts";

const light: Palette = {
  paper: "#FBEEDB",
  panel: "#F6DCC6",
  ink: "#43203A",
  accent: "#7A3350",
  onAccent: "#FFF1DC",
  ornament: "#E0A085",
};

/** A lullaby: a cradle of cloth, hung by one rope before a full moon, from evening to night. For an aqiqah, mitoni or tedak siten. */
export const theme: Theme = {
  id: "buaian",
  light,
  hasDark: false,
  colourways: {
    amber: [{ by: 18 }],
    indigo: [{ about: 340, reach: 60, by: -70 }],
  },
  displayFace: "fraunces-light",
  bodyFace: "jost",
  traditions: ["any"],
  mood: "playful",
  sign: { beside: "second", width: 0.75 },
  madeFor: ["mitoni", "aqiqah", "tedak-siten"],
};

/** Moon and cradle of the cover are baked. */
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
      about:
        "Ayunan kain di depan bulan purnama, dari senja sampai malam: untuk akikah, mitoni, dan tedak siten.",
    },
    en: {
      name: "Buaian",
      about:
        "A cloth cradle before a full moon, from evening to night: for an aqiqah, mitoni or tedak siten.",
    },
  },
};
