import { namesOf, personsOf, visibleSection, type Content } from "@janur/domain/content/content";
import { isByOrganisation } from "@janur/domain/content/event-type";
import { displayFaces } from "../generated/assets.ts";
import type { Theme } from "../themes/base/theme.ts";
import { faceOfNames } from "./display-font.ts";
import { readAdvance } from "./font-metrics.ts";

/** Of a letter whose measure is not known, in ems: those of "Muhammad" in a face for running text. */
const usualWidth = 0.7;

/** Of an emoji: the widest of what phones draw them in. */
const emojiWidth = 1.4;

/** On how many lines names stand mostly, each on its own and beside a photo. */
const usual: Record<string, number> = { rows: 2, lines: 1 };

/** Room for names on a phone, in its px, by which lines are weighed against size; beside a photo they share their lines. */
const room = { width: 346, height: 230 };
const roomBesidePhoto = { width: 346, height: 84 };

/** The same for one of those whom the page tells of, below the cover. */
const roomOfPerson = { width: 334, height: 250 };

/** How wide a text is in the theme's face of names, in ems; kerning left out, which mostly makes it narrower. */
export function widthInEms(text: string, theme: Theme): number {
  return measureOf([text], theme)(text);
}

/** Measures words of these names, in the face that all of them stand in. */
function measureOf(names: readonly string[], theme: Theme): (words: string) => number {
  const { advances } = displayFaces[theme.displayFace];
  const isMeasured = faceOfNames(names, theme) === "display";
  const widthOf = (letter: string) =>
    /\p{Extended_Pictographic}/u.test(letter)
      ? emojiWidth
      : ((isMeasured ? readAdvance(advances, letter) : undefined) ?? usualWidth);
  return (words) =>
    Array.from(words.normalize("NFD").replace(/[\p{M}\p{Emoji_Modifier}\u200D]/gu, "")).reduce(
      (sum, letter) => sum + widthOf(letter),
      0,
    );
}

/** How words may stand: on how many lines, and how wide the widest of them is. */
interface Setting {
  rows: number;
  width: number;
}

/** A text that may be broken between its words: their widths, in ems, and what shares each of its lines. */
interface Breakable {
  words: readonly number[];
  space: number;
  beside: number;
}

/** The sign between two names stays with the second. */
function breakable(text: string, widthOf: (words: string) => number, beside = 0): Breakable {
  return {
    words: text
      .trim()
      .split(/(?<!&)\s+/)
      .map(widthOf),
    space: widthOf(" "),
    beside,
  };
}

/** The width of every line that a text can have. */
function linesOf({ words, space, beside }: Breakable): number[] {
  return words.flatMap((first, from) => {
    let line = first + beside;
    return [line, ...words.slice(from + 1).map((word) => (line += space + word))];
  });
}

/** A text on as few lines as are not wider than `most`; on endless ones where a word is. */
function broken({ words, space, beside }: Breakable, most: number): Setting {
  let [rows, width, line] = [0, 0, Infinity];
  for (const word of words) {
    line += space + word;
    if (line > most) {
      rows += 1;
      line = word + beside;
    }
    width = Math.max(width, line);
  }
  return { rows: width > most ? Infinity : rows, width };
}

/**
 * How texts beneath each other stand largest in `place`. The wider their lines may be, the fewer they are: the largest is where
 * height ceases to be what ends them, or just before that.
 */
function largest(texts: readonly Breakable[], place: typeof room): Setting {
  const widths = [...new Set(texts.flatMap(linesOf))].sort((one, other) => one - other);
  const settingAt = (index: number): Setting => {
    const each = texts.map((text) => broken(text, widths[index] ?? Infinity));
    return {
      rows: each.reduce((sum, { rows }) => sum + rows, 0),
      width: Math.max(...each.map(({ width }) => width)),
    };
  };
  const sizeOf = ({ rows, width }: Setting) => Math.min(place.width / width, place.height / rows);
  let [low, high] = [0, widths.length - 1];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    const { rows, width } = settingAt(middle);
    if (place.height / rows < place.width / width) low = middle + 1;
    else high = middle;
  }
  const [before, after] = [settingAt(Math.max(0, low - 1)), settingAt(low)];
  return sizeOf(before) > sizeOf(after) ? before : after;
}

/**
 * The measures from which a page's style takes the size of its names: `--ems` is how wide the widest line of them is where each
 * is broken so that they stand largest, with the sign between two where it shares a line, `--rows` on how many lines unless on
 * two; `--line` and `--lines` are the same of all names as one text, unless that stands on one. `--own` is the widest line where
 * each stands for itself, so that all of them are of one size.
 */
export function nameStyle(content: Content, theme: Theme): string {
  const names = namesOf(content);
  if (names.length === 0) return "";
  const signs = names.map((_, index) => {
    const isBeside = names.length > 1 && (index === 0) === (theme.sign?.beside === "first");
    return isBeside ? (theme.sign?.width ?? 0) : 0;
  });
  const widthOf = measureOf(names, theme);
  const each = largest(
    names.map((name, index) => breakable(name, widthOf, signs[index])),
    room,
  );
  const measures: [name: string, value: number][] = [
    ["ems", each.width],
    ["rows", each.rows],
  ];
  if ((visibleSection(content, "cover")?.photo ?? null) !== null) {
    const all = largest([breakable(names.join(" & "), widthOf)], roomBesidePhoto);
    measures.push(["line", all.width], ["lines", all.rows]);
  }
  // What is usual is left to the style.
  const told = measures.filter(([name, value]) => value !== usual[name]);
  return `.names,.big{${[...told, ...ownMeasure(content, theme)].map(token).join(";")}}`;
}

/** Nothing where nobody is called by a nickname; an organiser is called in full. */
function ownMeasure(content: Content, theme: Theme): [name: string, value: number][] {
  const isInFull = isByOrganisation(content);
  const names = personsOf(content)
    .map(({ nickname, fullName }) => (isInFull ? fullName || nickname : nickname))
    .filter((name) => name !== "");
  if (names.length === 0) return [];
  const widthOf = measureOf(names, theme);
  const own = Math.max(...names.map((name) => largest([breakable(name, widthOf)], roomOfPerson).width));
  return [["own", own]];
}

/** Rounded up, in hundredths of an em. */
function token([name, value]: [name: string, value: number]): string {
  return `--${name}:${String(Math.ceil(value * 100) / 100)}`;
}
