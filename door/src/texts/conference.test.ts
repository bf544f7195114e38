import { expect, test } from "vitest";
import { conference } from "./conference.ts";

/** Every text; of those that are made of figures and names, the words that stand in them. */
function textsOf(value: unknown): string[] {
  if (typeof value === "string") return [value];
  if (typeof value === "function") return [String(value)];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(textsOf) : [];
}

test.each([
  ["id", /\b(tamu|keluarga)\b/i],
  ["en", /\b(guests?|family)\b/i],
] as const)("where people register nobody is a guest, and no family is asked: %s", (language, words) => {
  expect(textsOf(conference[language]).filter((text) => words.test(text))).toEqual([]);
});
