import { wishedParts } from "@janur/domain/content/completeness";
import { starterContent } from "@janur/domain/content/traditions/starter-content";
import { expect, test } from "vitest";
import { withMissing } from "./missing-problems.ts";
import type { ContentProblems } from "./content-problems.ts";

/** Neither day nor place is known; nobody has written parents. */
const content = starterContent({
  eventType: "wedding",
  language: "id",
  names: ["Ratri", "Bayu"],
  startAt: null,
  zone: "Asia/Jakarta",
  venue: "",
  city: "",
});
const at = content.sections.findIndex(({ type }) => type === "ceremonies");
const ceremony = `sections.${String(at)}.ceremonies.0`;
const none: ContentProblems = new Map();

test("an empty field says nothing before somebody has asked what is missing", () => {
  expect(withMissing(none, content, null)).toBe(none);
});

test("then all that guests wait for says so, and of the rest what one went to", () => {
  const missing = { reason: "missing" };
  const day = { sectionId: "ceremonies", path: "ceremonies.0.startAt" };
  const needed = [
    [`${ceremony}.startAt`, missing],
    [`${ceremony}.venue`, missing],
  ];
  expect([...withMissing(none, content, day)]).toEqual(needed);
  const father = wishedParts(content).find(({ path }) => path === "persons.1.father");
  if (father === undefined) throw new Error("a wedding has parents");
  const hosts = content.sections.findIndex(({ id }) => id === father.sectionId);
  expect([...withMissing(none, content, father)]).toEqual([
    ...needed,
    [`sections.${String(hosts)}.persons.1.father`, missing],
  ]);
});

test("what is wrong about a field is said rather than that it is empty", () => {
  const wrong: ContentProblems = new Map([[`${ceremony}.venue`, { reason: "too-long", excess: 3 }]]);
  const told = { sectionId: "ceremonies", path: "ceremonies.0.startAt" };
  expect(withMissing(wrong, content, told).get(`${ceremony}.venue`)).toEqual({
    reason: "too-long",
    excess: 3,
  });
});
