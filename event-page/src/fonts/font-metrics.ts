import { tableOffset } from "./sfnt.ts";

/** What a fallback face needs to take up the same room as the real one. */
export interface FontFacts {
  /** Share of the em, e.g. 1.038. */
  ascent: number;
  descent: number;
  lineGap: number;
  /** Mean advance of running text, share of the em. */
  meanAdvance: number;
}

/** How often letters come in running Indonesian text, per mille; the blank included. */
const frequency: Record<string, number> = {
  " ": 140,
  a: 172,
  b: 22,
  c: 6,
  d: 37,
  e: 72,
  f: 3,
  g: 32,
  h: 25,
  i: 67,
  j: 8,
  k: 41,
  l: 28,
  m: 36,
  n: 80,
  o: 17,
  p: 26,
  r: 41,
  s: 38,
  t: 48,
  u: 43,
  w: 5,
  y: 13,
};

/** Arial's advances in thousandths of the em (Adobe's Helvetica AFM, which Arial shares); Roboto is within 1 %. */
const arialAdvances: Record<string, number> = {
  " ": 278,
  a: 556,
  b: 556,
  c: 500,
  d: 556,
  e: 556,
  f: 278,
  g: 556,
  h: 556,
  i: 222,
  j: 222,
  k: 500,
  l: 222,
  m: 833,
  n: 556,
  o: 556,
  p: 556,
  r: 333,
  s: 500,
  t: 278,
  u: 556,
  w: 722,
  y: 500,
};

function meanAdvance(advanceOf: (letter: string) => number): number {
  const letters = Object.entries(frequency);
  const total = letters.reduce((sum, [, share]) => sum + share, 0);
  return letters.reduce((sum, [letter, share]) => sum + share * advanceOf(letter), 0) / total;
}

/**
 * Reads metrics out of a TrueType file (tables head, hhea, hmtx, cmap format 4).
 * @throws Error when a table is missing
 */
export function readFontFacts(font: DataView): FontFacts {
  const table = (tag: string): number => tableOffset(font, tag);
  const em = font.getUint16(table("head") + 18);
  const hhea = table("hhea");
  const longMetrics = font.getUint16(hhea + 34);
  const advance = (glyph: number) =>
    font.getUint16(table("hmtx") + Math.min(glyph, longMetrics - 1) * 4) / em;
  const glyphOf = characterMap(font, table("cmap"));
  return {
    ascent: font.getInt16(hhea + 4) / em,
    descent: -font.getInt16(hhea + 6) / em,
    lineGap: font.getInt16(hhea + 8) / em,
    meanAdvance: meanAdvance((letter) => advance(glyphOf(letter.charCodeAt(0)))),
  };
}

/** How many steps of `advancesOf` an em has. */
export const advanceSteps = 60;
const firstLetter = 32;
const lastLetter = 126;
const widthless = 35;

/** How wide each printable letter of ASCII is, as a letter of its own: in steps, and rounded up. */
export function advancesOf(font: DataView): string {
  const table = (tag: string): number => tableOffset(font, tag);
  const em = font.getUint16(table("head") + 18);
  const longMetrics = font.getUint16(table("hhea") + 34);
  const glyphOf = characterMap(font, table("cmap"));
  return Array.from({ length: lastLetter - firstLetter + 1 }, (_, index) => {
    const glyph = Math.min(glyphOf(firstLetter + index), longMetrics - 1);
    const advance = font.getUint16(table("hmtx") + glyph * 4) / em;
    return String.fromCharCode(widthless + Math.ceil(advance * advanceSteps));
  }).join("");
}

/** The width of a letter in ems, read from what `advancesOf` wrote; undefined for letters beyond ASCII. */
export function readAdvance(advances: string, letter: string): number | undefined {
  const code = advances.charCodeAt((letter.codePointAt(0) ?? 0) - firstLetter);
  return Number.isNaN(code) ? undefined : (code - widthless) / advanceSteps;
}

/** Whether a TrueType font has a glyph for a code point up to U+FFFF. */
export function hasLetter(font: DataView): (code: number) => boolean {
  const glyphOf = characterMap(font, tableOffset(font, "cmap"));
  return (code) => glyphOf(code) !== 0;
}

/** Looks glyphs up in the first format 4 table (https://learn.microsoft.com/typography/opentype/spec/cmap). */
function characterMap(font: DataView, cmap: number): (code: number) => number {
  for (let index = 0; index < font.getUint16(cmap + 2); index += 1) {
    const start = cmap + font.getUint32(cmap + 4 + index * 8 + 4);
    if (font.getUint16(start) !== 4) continue;
    const size = font.getUint16(start + 6);
    return (code) => {
      for (let at = 0; at < size; at += 2) {
        if (code > font.getUint16(start + 14 + at)) continue;
        const first = font.getUint16(start + 16 + size + at);
        if (code < first) return 0;
        const delta = font.getInt16(start + 16 + 2 * size + at);
        const rangeAt = start + 16 + 3 * size + at;
        const range = font.getUint16(rangeAt);
        if (range === 0) return (code + delta) & 0xffff;
        const glyph = font.getUint16(rangeAt + range + 2 * (code - first));
        return glyph === 0 ? 0 : (glyph + delta) & 0xffff;
      }
      return 0;
    };
  }
  throw new Error("font without a character map of format 4");
}

/** Descriptors for `@font-face` that make Arial as wide and as high as the font of these facts. */
export function fallbackDescriptors(facts: FontFacts): string {
  const size = facts.meanAdvance / (meanAdvance((letter) => arialAdvances[letter] ?? 0) / 1000);
  const percent = (value: number) => `${(value * 100).toFixed(1)}%`;
  return `size-adjust:${percent(size)};ascent-override:${percent(facts.ascent / size)};descent-override:${percent(facts.descent / size)};line-gap-override:${percent(facts.lineGap / size)}`;
}
