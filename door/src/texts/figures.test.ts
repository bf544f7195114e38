import { expect, test } from "vitest";
import { en } from "./en.ts";
import { id } from "./id.ts";

/** Where texts take something of others as it stands: a name, an hour. */
const takesWords = new Set([
  "guest.call",
  "guest.table",
  "log.undoOf",
  "log.walkInOf",
  "menu.who",
  "prepare.lead",
  "prepare.testYes",
  "stand.fresh",
  "stand.nobody",
  "stand.offline",
  "verdict.already",
  "verdict.forged",
  "verdict.other",
  "verdict.revoked",
  "verdict.unknown",
]);

function isWriter(value: unknown): value is (...figures: number[]) => string {
  return typeof value === "function";
}

function writtenWith(value: unknown, figure: number, path: string): [string, string][] {
  if (isWriter(value)) return [[path, value(...Array<number>(value.length).fill(figure))]];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    writtenWith(inner, figure, path === "" ? key : `${path}.${key}`),
  );
}

test.each([
  ["id", id, "10.000"],
  ["en", en, "10,000"],
] as const)("ten thousand is written as readers write it: %s", (_, words, written) => {
  const texts = writtenWith(words, 10_000, "").filter(([path]) => !takesWords.has(path));
  expect(texts.length).toBeGreaterThan(15);
  for (const [path, text] of texts) expect(`${path}: ${text}`).toContain(written);
});

test("one is one: a person, an invitation, a minute", () => {
  const texts = writtenWith(en, 1, "").filter(([path]) => !takesWords.has(path));
  const wrong = /\b1 (people|invitations|minutes|entries|seats)\b/;
  expect(texts.filter(([, text]) => wrong.test(text))).toEqual([]);
  expect(en.prepare.listYes(1, "18.42")).toBe("1 invitation, as of 18.42");
  expect(en.guest.over(1)).toContain("More than 1 seat.");
});
