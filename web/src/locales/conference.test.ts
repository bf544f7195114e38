import { expect, it } from "vitest";
import doorEn from "./en/door.ts";
import seatingEn from "./en/seating.ts";
import doorId from "./id/door.ts";
import seatingId from "./id/seating.ts";

/** What the words for whoever comes are made of, where a text takes one of them. */
const namesThem = new Set(["who.guest"]);

function textsOf(value: unknown, path = ""): [string, string][] {
  if (typeof value === "string") return [[path, value]];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    textsOf(inner, path === "" ? key : `${path}.${key}`),
  );
}

/** `steps.open_one` → `steps.open_conference_one`, or `steps.open_conference` for any number. */
function siblingsOf(path: string): string[] {
  const [, key = path, plural = ""] = /^(.*?)(_(?:zero|one|other))?$/.exec(path) ?? [];
  return [`${key}_conference${plural}`, `${key}_conference`];
}

it.each([
  ["door, id", doorId, /\b(tamu|keluarga)\b/i],
  ["seating, id", seatingId, /\b(tamu|keluarga)\b/i],
  ["door, en", doorEn, /\b(guests?|family)\b/i],
  ["seating, en", seatingEn, /\b(guests?|family)\b/i],
] as const)("where people register nobody is a guest, and no family is asked: %s", (_, locale, words) => {
  const texts = new Map(textsOf(locale));
  const wrong = [...texts].filter(([path, text]) => {
    if (!words.test(text) || namesThem.has(path)) return false;
    return path.includes("_conference") || siblingsOf(path).every((sibling) => !texts.has(sibling));
  });
  expect(wrong).toEqual([]);
});
