import { namesOf, visibleSection, type Content } from "@janur/domain/content/content";
import { displayFaces } from "../generated/assets.ts";
import type { Theme } from "../themes/base/theme.ts";
import { faceOfNames } from "./display-font.ts";
import { readAdvance } from "./font-metrics.ts";

/** Of a letter whose measure is not known, in ems. */
const usualWidth = 0.64;

/** On how many lines names stand mostly, each on its own and beside a photo. */
const usual: Record<string, number> = { rows: 2, lines: 1 };

/** Room for names on a phone, in its px, by which lines are weighed against size; beside a photo they share their lines. */
const room = { width: 346, height: 230 };
const roomBesidePhoto = { width: 346, height: 84 };

/** How wide `text` is in the theme's face of names, in ems; kerning left out, which mostly makes it narrower. */
export function widthInEms(text: string, theme: Theme): number {
  const { advances } = displayFaces[theme.displayFace];
  const isMeasured = faceOfNames([text], theme) === "display";
  const letters = Array.from(text.normalize("NFD").replace(/\p{M}/gu, ""));
  return letters.reduce(
    (sum, letter) => sum + ((isMeasured ? readAdvance(advances, letter) : undefined) ?? usualWidth),
    0,
  );
}

/** How words may stand: on how many lines, and how wide the widest of them is. */
interface Setting {
  rows: number;
  width: number;
}

/** Every way to break a text between its words; the sign between two names stays with the second. */
function settingsOf(text: string, theme: Theme): Setting[] {
  const [first = "", ...others] = text.trim().split(/(?<!&)\s+/);
  const ways = others.reduce<string[][]>(
    (lines, word) =>
      lines.flatMap((line) => [
        [...line.slice(0, -1), `${line.at(-1) ?? ""} ${word}`],
        [...line, word],
      ]),
    [[first]],
  );
  return ways.map((lines) => ({
    rows: lines.length,
    width: Math.max(...lines.map((line) => widthInEms(line, theme))),
  }));
}

/** Settings that stand beneath each other, as one. */
function stacked(settings: readonly Setting[]): Setting {
  return {
    rows: settings.reduce((sum, { rows }) => sum + rows, 0),
    width: Math.max(...settings.map(({ width }) => width)),
  };
}

/** What stands largest in `place`. */
function largest<T>(ways: readonly T[], settingOf: (way: T) => Setting, place: typeof room): T | undefined {
  const sizeOf = (way: T) => {
    const { rows, width } = settingOf(way);
    return Math.min(place.width / width, place.height / rows);
  };
  return [...ways].sort((one, other) => sizeOf(other) - sizeOf(one))[0];
}

/**
 * The measures from which a cover's style takes the size of its names: `--ems` is how wide the widest line of them is where each
 * is broken so that they stand largest, with the sign between two where it shares a line, `--rows` on how many lines unless on
 * two; `--line` and `--lines` are the same of all names as one text, unless that stands on one.
 */
export function nameStyle(content: Content, theme: Theme): string {
  const names = namesOf(content);
  if (theme.layout !== "adegan" || names.length === 0) return "";
  const signs = names.map((_, index) => {
    const isBeside = names.length > 1 && (index === 0) === (theme.sign?.beside === "first");
    return isBeside ? (theme.sign?.width ?? 0) : 0;
  });
  const ways = names.reduce<Setting[][]>(
    (chosen, name, index) =>
      chosen.flatMap((before) =>
        settingsOf(name, theme).map(({ rows, width }) => [
          ...before,
          { rows, width: width + (signs[index] ?? 0) },
        ]),
      ),
    [[]],
  );
  const each = stacked(largest(ways, stacked, room) ?? []);
  const measures: [name: string, value: number][] = [
    ["ems", each.width],
    ["rows", each.rows],
  ];
  const all = largest(settingsOf(names.join(" & "), theme), (way) => way, roomBesidePhoto);
  const hasPhoto = (visibleSection(content, "cover")?.photo ?? null) !== null;
  if (hasPhoto && all !== undefined) measures.push(["line", all.width], ["lines", all.rows]);
  // What is usual is left to the style.
  const told = measures.filter(([name, value]) => value !== usual[name]);
  const tokens = told.map(([name, value]) => `--${name}:${String(Math.ceil(value * 100) / 100)}`);
  return `.names{${tokens.join(";")}}`;
}
