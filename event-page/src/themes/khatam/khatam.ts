import type { Palette, Theme } from "../base/theme.ts";
import type { ThemeOffer } from "../base/theme-offer.ts";
import { dot } from "../../ornament/dot.ts";
import { drawing, type ThemeArt } from "../../ornament/drawing.ts";
import { khatamStar } from "../../ornament/khatam.ts";

const light: Palette = {
  paper: "#F6FAF7",
  panel: "#E2EFE8",
  ink: "#0E2B24",
  accent: "#12654F",
  onAccent: "#FFFFFF",
  ornament: "#C7A44C",
};

const cover: Palette = {
  paper: "#0D4537",
  panel: "#0B3A2E",
  ink: "#F8F2E2",
  accent: "#EFD899",
  onAccent: "#0E2B24",
  ornament: "#D9B65A",
};

/** Clear and reverent: a door of khatam lattice with light behind it. Islamic weddings, aqiqah, halal bihalal. */
export const theme: Theme = {
  id: "khatam",
  light,
  cover,
  hasDark: false,
  colourways: {
    burgundy: [{ about: 155, reach: 60, by: -135, chroma: 1.1 }],
    indigo: [{ about: 155, reach: 60, by: 105 }],
  },
  displayFace: "marcellus",
  bodyFace: "jost",
  traditions: ["islam"],
  mood: "solemn",
};

/** The door of the cover is baked. */
export function art(): ThemeArt {
  return {
    cover: [],
    crown: drawing(104, 104, khatamStar, { d: dot(52, 52, 17), paint: "eye" }),
  };
}

export const offer: ThemeOffer = {
  place: 90,
  firstFor: { packs: ["islam", "islam-bali"], events: ["halal-bihalal"] },
  sample: { eventType: "wedding", pack: "islam" },
  words: {
    id: {
      name: "Khatam",
      about: "Pintu kisi khatam dengan cahaya di baliknya: jernih dan khidmat, untuk acara Islam.",
    },
    en: {
      name: "Khatam",
      about: "A door of khatam lattice with light behind it: clear and reverent, for Islamic events.",
    },
  },
};
