import type { Palette, Theme } from "../base/theme.ts";
import type { ThemeOffer } from "../base/theme-offer.ts";
import type { ThemeArt } from "../../ornament/drawing.ts";
import { splitGate } from "../../ornament/split-gate.ts";

const light: Palette = {
  paper: "#F4E8D8",
  panel: "#EADBC7",
  ink: "#38211A",
  accent: "#7A3018",
  onAccent: "#FFF4E4",
  ornament: "#E8B64C",
};

/** Brick, pale stone and sun: a split gate in the mist, fallen frangipani. Balinese only; elsewhere the flower stands on graves. */
export const theme: Theme = {
  id: "jepun",
  light,
  hasDark: false,
  colourways: {
    rose: [{ about: 45, reach: 70, by: -25, chroma: 0.8 }],
    slate: [{ by: 0, chroma: 0.4 }],
  },
  displayFace: "yeseva",
  bodyFace: "alegreya",
  traditions: ["bali", "hindu"],
  mood: "solemn",
  sign: { beside: "second", width: 1 },
};

/** On the cover stands the gate that is baked; the drawn one is small, above headings. */
export function art(): ThemeArt {
  return { cover: [], crown: splitGate };
}

export const offer: ThemeOffer = {
  place: 40,
  firstFor: { packs: ["neutral-bali", "hindu-bali"] },
  sample: { eventType: "wedding", pack: "hindu-bali" },
  words: {
    id: { name: "Jepun", about: "Gerbang candi bentar dengan bunga jepun: bata dan matahari, dari Bali." },
    en: { name: "Jepun", about: "A split gate with a frangipani: brick and sun, Balinese." },
  },
};
