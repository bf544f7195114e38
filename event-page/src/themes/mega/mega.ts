import type { Palette, Theme } from "../base/theme.ts";
import type { ThemeOffer } from "../base/theme-offer.ts";
import { drawing, type ThemeArt } from "../../ornament/drawing.ts";
import { cloud } from "../../ornament/mega-mendung.ts";

const light: Palette = {
  paper: "#F7F8FB",
  panel: "#E6ECF5",
  ink: "#14233F",
  accent: "#1F4680",
  onAccent: "#FFFFFF",
  ornament: "#8FB4DD",
};

/** Cool and patient: rain clouds of Cirebon along the edge. Coastal Sunda, thanksgivings. */
export const theme: Theme = {
  id: "mega",
  light,
  hasDark: false,
  colourways: {
    burgundy: [{ about: 250, reach: 60, by: 130, chroma: 1.15 }],
    emerald: [{ about: 250, reach: 60, by: -90 }],
  },
  displayFace: "fraunces-light",
  bodyFace: "jost",
  traditions: ["sunda", "jawa"],
  mood: "calm",
  sign: { beside: "first", width: 1.18 },
};

/** The clouds of the page are baked; a drawn one stands above headings where they have not come. */
export function art(): ThemeArt {
  return { cover: [], crown: drawing(100, 60, cloud) };
}

export const offer: ThemeOffer = {
  place: 60,
  firstFor: { events: ["thanksgiving"] },
  sample: { eventType: "wedding", pack: "islam-jawa" },
  words: {
    id: { name: "Mega", about: "Awan mega mendung besar tujuh warna: sejuk dan sabar, dari Cirebon." },
    en: { name: "Mega", about: "Great level rain clouds in seven tints: cool and patient, from Cirebon." },
  },
};
