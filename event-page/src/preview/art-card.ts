import { createElement, type CSSProperties, type ReactElement } from "react";
import { cards } from "../generated/cards.ts";
import type { DisplayFaceId } from "../themes/base/faces.ts";
import type { Theme } from "../themes/base/theme.ts";
import { turnedColour, type Turns } from "../themes/base/turn.ts";
import { previewSize } from "./preview-size.ts";

/** The cover of a theme with baked art, without a word, and where words may stand on it. Lengths in pixels of the preview. */
export interface ArtCard {
  /** JPEG of 1200 × 630 in base64, in the theme's own colours. */
  ground: string;
  /** How those become the colours of the card. */
  turns?: Turns;
  words: {
    left: number;
    top: number;
    width: number;
    height: number;
    isCentred: boolean;
    /** Of the names, at most. */
    size: number;
    colours: Record<"eyebrow" | "names" | "facts", string>;
  };
}

/** @returns null for themes that are drawn, not baked */
export async function artCard({
  id,
  colourway,
  colourways,
}: Pick<Theme, "id" | "colourway" | "colourways">): Promise<ArtCard | null> {
  const card = await cards[id]?.();
  if (card === undefined) return null;
  const turns = colourway === undefined ? undefined : colourways?.[colourway];
  if (turns === undefined) return card;
  const turned = (colour: string) => turnedColour(colour, turns);
  const { eyebrow, names, facts } = card.words.colours;
  const colours = { eyebrow: turned(eyebrow), names: turned(names), facts: turned(facts) };
  return { ...card, turns, words: { ...card.words, colours } };
}

/** The card as far as it is seen beside a photo that takes so much of its right: what is in its middle stays in the middle. */
export function besidePhoto(card: ArtCard, photoWidth: number): ArtCard & { shift: number } {
  const seen = previewSize.width - photoWidth;
  const centre = card.words.left + card.words.width / 2;
  const shift = Math.round(Math.min(photoWidth, Math.max(0, centre - seen / 2)));
  const left = Math.max(24, card.words.left - shift);
  const right = Math.min(seen - 24, card.words.left + card.words.width - shift);
  return { ...card, words: { ...card.words, left, width: right - left }, shift };
}

interface Said {
  theme: Pick<Theme, "displayFace">;
  eyebrow: string;
  /** In one line, or one for each. */
  names: readonly string[];
  facts: readonly string[];
}

/** How wide a letter is, in its own size. */
const letters: Record<DisplayFaceId, number> = {
  baloo: 0.56,
  bodoni: 0.57,
  cormorant: 0.5,
  "cormorant-italic": 0.45,
  fraunces: 0.61,
  "fraunces-light": 0.57,
  jakarta: 0.6,
  marcellus: 0.58,
  pinyon: 0.5,
  yeseva: 0.66,
};
const plainLetter = 0.5;
const sizes = { eyebrow: 30, facts: 34, most: 150 };

/** The words on such a card, as an element that `satori` sets. */
export function artWords({ theme, eyebrow, names, facts }: Said, { words }: ArtCard): ReactElement {
  const { left, top, width, height, isCentred, colours } = words;
  const fit = (text: string, size: number) =>
    Math.min(size, Math.floor(width / (Math.max(1, text.length) * plainLetter)));
  const told = facts.length > 1 || facts.every((fact) => fit(fact, sizes.facts) >= 26) ? facts : split(facts);
  const small = Math.min(sizes.facts, ...told.map((fact) => fit(fact, sizes.facts)));
  const above = fit(eyebrow, sizes.eyebrow);
  const others = (eyebrow === "" ? 0 : above * 1.7) + told.length * small * 1.35 + 18;
  const { lines, size } = set(names, {
    width,
    height: height - others,
    letter: letters[theme.displayFace],
    most: words.size,
  });
  const line = (key: string, style: CSSProperties, text: string) =>
    createElement("div", { key, style: { display: "flex", whiteSpace: "nowrap", ...style } }, text);
  return createElement(
    "div",
    {
      style: {
        display: "flex",
        flexDirection: "column",
        justifyContent: "center",
        alignItems: isCentred ? "center" : "flex-start",
        width,
        height,
        marginLeft: left,
        marginTop: top,
        fontFamily: "display",
      },
    },
    eyebrow !== "" &&
      line(
        "eyebrow",
        { fontFamily: "plain", fontSize: above, color: colours.eyebrow, marginBottom: above * 0.4 },
        eyebrow,
      ),
    lines.map((text, index) =>
      line(String(index), { fontSize: size, lineHeight: 1.06, color: colours.names }, text),
    ),
    createElement("div", { key: "gap", style: { height: 18 } }),
    told.map((text) =>
      line(text, { fontFamily: "plain", fontSize: small, lineHeight: 1.35, color: colours.facts }, text),
    ),
  );
}

/** Day and city, each in a line of its own. */
function split(facts: readonly string[]): string[] {
  return facts.flatMap((fact) => fact.split(" · "));
}

interface Room {
  width: number;
  height: number;
  letter: number;
  /** Of the names on the cover. */
  most: number;
}

/** Names in one line or in several, whichever lets them be larger. */
function set(
  names: readonly string[],
  { width, height, letter, most }: Room,
): { lines: readonly string[]; size: number } {
  const whole = names.join(" ");
  const each = whole.split(/ (?=& )/);
  const sized = [[whole], each, each.flatMap(halves)].map((lines) => {
    const longest = Math.max(1, ...lines.map(({ length }) => length));
    return { lines, size: Math.min(width / (longest * letter), height / (lines.length * 1.06), sizes.most) };
  });
  // A line more must be worth it.
  const best = sized.reduce((one, other) =>
    other.size > one.size * (other.lines.length > one.lines.length ? 1.15 : 1) ? other : one,
  );
  return { lines: best.lines, size: Math.floor(Math.min(best.size, Math.max(most * 1.35, 84))) };
}

/** A long name in two lines. */
function halves(name: string): string[] {
  const words = name.split(" ");
  const middle = Math.ceil(words.length / 2);
  return [words.slice(0, middle).join(" "), words.slice(middle).join(" ")].filter((line) => line !== "");
}
