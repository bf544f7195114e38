import "../themes/all-looks.ts";
import { mainCeremony, titleOf, visibleSection, type Content } from "@janur/domain/content/content";
import { dateText } from "@janur/domain/time/date-text";
import { localize, type Language } from "@janur/domain/text/language";
import type { Crop } from "@janur/domain/content/sections/media";
import { createElement, type CSSProperties, type ReactElement } from "react";
import { isDisplayable, withoutEmoji } from "../fonts/display-font.ts";
import { artCard, artWords, besidePhoto, type ArtCard } from "./art-card.ts";
import { coverColours, photoPlace, plainFrame } from "./preview-frames.ts";
import { previewSize } from "./preview-size.ts";
import { wornTheme } from "../themes/worn-theme.ts";
import type { Theme } from "../themes/base/theme.ts";

/** What the picture of a link preview says: the cover's answer to whose feast, what, when and where. */
export interface PreviewCard {
  theme: Theme;
  eyebrow: string;
  /** A line each. */
  names: string[];
  /** A line each: day and city share one where there is room. */
  facts: string[];
  /** The cover's photo, beside the words. */
  photo: { media: string; crop: Crop } | null;
}

/**
 * The words of the picture. A text with a letter that the theme's display face
 * lacks is left out, and so is an emoji alone: neither is drawn with holes.
 * @param content the public part
 */
export function previewCard(content: Content, language: Language): PreviewCard {
  const theme = wornTheme(content);
  const shown = (text: string) =>
    isDisplayable(text, theme) ? withoutEmoji(text).replace(/\s+/g, " ").trim() : "";
  const cover = visibleSection(content, "cover");
  const ceremony = mainCeremony(content);
  const date = ceremony?.startAt == null ? "" : dateText(new Date(ceremony.startAt), ceremony.zone, language);
  const photo = cover?.photo ?? null;
  const facts = [date, ceremony?.city ?? ""].map(shown).filter(Boolean);
  return {
    theme,
    eyebrow: shown(cover === undefined ? "" : localize(cover.eyebrow, language)),
    names: namesOf(shown(titleOf(content)), photo === null ? 16 : 10),
    facts: photo === null ? [facts.join(" · ")].filter(Boolean) : facts,
    photo: photo === null ? null : { media: photo.media, crop: photo.crop },
  };
}

/** One line while it stays large, else a line for each name. @param longest letters of one line */
function namesOf(title: string, longest: number): string[] {
  if (title === "") return [];
  const parts = title.length <= longest ? [title] : title.split(/(?<= &) /);
  return parts.slice(0, 3).map((line) => (line.length <= 44 ? line : `${line.slice(0, 43).trimEnd()}…`));
}

/** Every letter that is set in the display face. */
export function previewLetters({ eyebrow, names, facts }: PreviewCard): string {
  return [...new Set([eyebrow, ...names, ...facts, "…"].join(""))].sort().join("");
}

/** Where the words stand, centred, so that the line around them is never beneath them. */
const place = { left: 210, width: 780 };
/** The same beside a photo at the far edge. */
const placeBesidePhoto = { left: 80, width: 620 };

/** A letter of a display face is about this wide, in its own size. */
const letterWidth = 0.6;

/** The words as an element that `satori` sets, on a transparent ground; families are `display` for the names and `plain` beside them. */
export function previewWords(card: PreviewCard, art: ArtCard | null): ReactElement {
  if (art !== null) return artWords(card, art);
  const colours = coverColours(card.theme);
  const { left, width } = card.photo === null ? place : placeBesidePhoto;
  const longest = Math.max(1, ...card.names.map((line) => line.length));
  const widest = card.names.length > 1 ? 104 : 132;
  const size = Math.round(Math.min(widest, Math.max(38, width / (longest * letterWidth))));
  const line = (key: string, style: CSSProperties, text: string) =>
    createElement("div", { key, style: { display: "flex", ...style } }, text);
  const words = createElement(
    "div",
    {
      key: "words",
      style: {
        display: "flex",
        flexDirection: "column",
        justifyContent: "center",
        alignItems: "center",
        textAlign: "center",
        width,
        height: previewSize.height,
        marginLeft: left,
        fontFamily: "display",
        color: colours.ink,
      },
    },
    card.eyebrow !== "" &&
      line(
        "eyebrow",
        { fontFamily: "plain", fontSize: 34, color: colours.accent, marginBottom: 20 },
        card.eyebrow,
      ),
    card.names.map((text, index) => line(String(index), { fontSize: size, lineHeight: 1.12 }, text)),
    createElement("div", {
      key: "rule",
      style: { width: 96, height: 3, marginTop: 30, marginBottom: 26, backgroundColor: colours.ornament },
    }),
    card.facts.map((text) => line(text, { fontFamily: "plain", fontSize: 36, lineHeight: 1.3 }, text)),
  );
  return createElement("div", { style: { display: "flex", ...previewSize } }, words);
}

/** A theme's baked art under a card; beside a photo moved so far to the left. */
type Ground = ArtCard & { shift: number };

/** @returns null where a host wants no drawings */
export async function groundOf({ theme, photo }: PreviewCard): Promise<Ground | null> {
  if (theme.reach === "none") return null;
  const art = await artCard(theme);
  if (art === null) return null;
  return photo === null ? { ...art, shift: 0 } : besidePhoto(art, photoPlace.width);
}

/**
 * The whole picture.
 * @param words SVG of `previewWords`
 * @param photo the card's, cut to its place, as a `data:` address; null where there is none, or it could not be read
 * @param art the theme's, as `groundOf` gives it, its ground in the colours of the card
 * @returns SVG of 1200 × 630
 */
export function previewPicture(
  { theme }: PreviewCard,
  words: string,
  photo: string | null,
  art: Ground | null,
): string {
  const { width, height } = previewSize;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${String(width)}" height="${String(height)}" viewBox="0 0 ${String(width)} ${String(height)}">`,
    art === null
      ? `<rect width="${String(width)}" height="${String(height)}" fill="${coverColours(theme).paper}"/>`
      : `<image x="${String(-art.shift)}" y="0" width="${String(width)}" height="${String(height)}" href="data:image/jpeg;base64,${art.ground}"/>`,
    photo !== null &&
      `<image x="${String(photoPlace.left)}" y="0" width="${String(photoPlace.width)}" height="${String(height)}" href="${photo}"/>`,
    art === null && plainFrame(theme, photo !== null),
    words,
    "</svg>",
  ]
    .filter((part) => part !== false)
    .join("");
}
