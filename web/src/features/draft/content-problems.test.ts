import { findSection, withSection, type Content } from "@janur/domain/content/content";
import { limits } from "@janur/domain/limits";
import type { Ceremony } from "@janur/domain/content/sections/ceremonies";
import { starterContent } from "@janur/domain/content/traditions/starter-content";
import { describe, expect, test } from "vitest";
import { contentProblems } from "./content-problems.ts";
import { missingTexts } from "./missing-texts.ts";

const content = starterContent({
  eventType: "wedding",
  language: "id",
  names: ["Ratri", "Bayu"],
  startAt: "2026-12-12T04:00:00Z",
  zone: "Asia/Jakarta",
  venue: "",
  city: "",
});

function withCeremony(change: Partial<Ceremony>): Content {
  const section = findSection(content, "ceremonies");
  if (section === undefined) throw new Error("a wedding has ceremonies");
  return withSection(content, {
    ...section,
    ceremonies: section.ceremonies.map((ceremony) => ({ ...ceremony, ...change })),
  });
}

describe("contentProblems", () => {
  test("a good draft has none", () => {
    expect(contentProblems(content).size).toBe(0);
  });

  test("names the reason at the field's own path", () => {
    const ends = withCeremony({ endAt: "2026-12-12T03:00:00Z" });
    expect([...contentProblems(ends)]).toEqual([
      ["sections.3.ceremonies.0.endAt", { reason: "end-before-start" }],
    ]);
    const link = withCeremony({ mapUrl: "javascript:alert(1)" });
    expect([...contentProblems(link)]).toEqual([["sections.3.ceremonies.0.mapUrl", { reason: "map-link" }]]);
    const max = limits.content.venue;
    const long = withCeremony({ venue: "x".repeat(max + 3) });
    expect([...contentProblems(long)]).toEqual([
      ["sections.3.ceremonies.0.venue", { reason: "too-long", excess: 3 }],
    ]);
  });
});

describe("missingTexts", () => {
  test("counts texts written in the other language only", () => {
    expect(missingTexts(content, "en")).toBe(0);
    const named = withCeremony({ name: { id: "Akad nikah", en: " " }, dressCode: { id: "", en: "Batik" } });
    expect(missingTexts(named, "en")).toBe(1);
    expect(missingTexts(named, "id")).toBe(1);
  });
});
