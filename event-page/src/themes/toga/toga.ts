import type { Palette, Theme } from "../base/theme.ts";
import type { ThemeOffer } from "../base/theme-offer.ts";
import { dot } from "../../ornament/dot.ts";
import { drawing, type ThemeArt } from "../../ornament/drawing.ts";
import { guillocheTile } from "../../ornament/guilloche.ts";
import { petalPath, ring } from "../../ornament/petal.ts";

const light: Palette = {
  paper: "#F8F8F4",
  panel: "#E8EAE2",
  ink: "#15231F",
  accent: "#1F5A4C",
  onAccent: "#FFFFFF",
  ornament: "#B89B4B",
};

/** Earned: the guilloche of a certificate. For graduations and openings. */
export const theme: Theme = {
  id: "toga",
  light,
  hasDark: false,
  displayFace: "marcellus",
  bodyFace: "lora",
  traditions: ["any"],
  mood: "solemn",
  madeFor: ["graduation", "inauguration"],
};

/** What is drawn for it. */
export function art(): ThemeArt {
  /** The rosette of a seal: two rings of outlined petals about a disc. */
  const rosette = drawing(
    160,
    160,
    { d: petalPath(ring(80, 80, 20, 22, 56, 0.16)), paint: "engraved" },
    { d: petalPath(ring(80, 80, 12, 12, 34, 0.2)), paint: "engraved" },
    dot(80, 80, 12),
  );
  return {
    cover: [{ ...rosette, place: "rosette" }],
    crown: rosette,
    tiles: { guilloche: guillocheTile("#1F5A4C") },
  };
}

export const offer: ThemeOffer = {
  place: 280,
  firstFor: { events: ["graduation", "inauguration"] },
  sample: { eventType: "graduation", pack: "neutral" },
  words: {
    id: { name: "Toga", about: "Garis halus seperti ijazah: untuk wisuda dan peresmian." },
    en: { name: "Toga", about: "Fine lines like a certificate’s: for graduations and openings." },
  },
};
