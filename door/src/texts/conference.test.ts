import { expect, test } from "vitest";
import { conference } from "./conference.ts";

function textsOf(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(textsOf) : [];
}

test.each([
  ["id", /\btamu\b/i],
  ["en", /\bguests?\b/i],
] as const)("where people register nobody is called a guest: %s", (language, guest) => {
  expect(textsOf(conference[language]).filter((text) => guest.test(text))).toEqual([]);
});
