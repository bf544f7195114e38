import { describe, expect, test } from "vitest";
import { concernsCalendars } from "./calendar-change.ts";
import { ceremoniesOf, findSection, withSection, type Content } from "./content.ts";
import { weddingContent } from "../fixtures/fixtures.ts";
import type { Ceremony } from "./sections/ceremonies.ts";

/** The wedding with other ceremonies. */
function withCeremonies(change: (ceremonies: Ceremony[]) => Ceremony[]): Content {
  const section = findSection(weddingContent, "ceremonies");
  if (section === undefined) throw new Error("the wedding has no ceremonies");
  return withSection(weddingContent, { ...section, ceremonies: change(section.ceremonies) });
}

const withFirst = (change: Partial<Ceremony>) =>
  withCeremonies((all) =>
    all.map((ceremony, index) => (index === 0 ? { ...ceremony, ...change } : ceremony)),
  );

describe("guests who saved the dates", () => {
  test.each<[string, Content]>([
    ["another start", withFirst({ startAt: "2026-12-12T01:30:00.000Z" })],
    ["another end", withFirst({ endAt: "2026-12-12T03:00:00.000Z" })],
    ["no end any more", withFirst({ endAt: null })],
    ["another zone", withFirst({ zone: "Asia/Makassar" })],
    ["another venue", withFirst({ venue: "Masjid Raya" })],
    ["another address", withFirst({ address: "Jl. Kenanga No. 4" })],
    ["another city", withFirst({ city: "Cimahi" })],
    ["another name", withFirst({ name: { id: "Pemberkatan", en: "Blessing" } })],
    ["a ceremony less", withCeremonies((all) => all.slice(1))],
    [
      "one more",
      withCeremonies((all) => [...all, ...all.slice(0, 1).map((one) => ({ ...one, id: "lagi" }))]),
    ],
  ])("hear of %s", (_name, after) => {
    expect(concernsCalendars(weddingContent, after)).toBe(true);
    expect(concernsCalendars(after, weddingContent)).toBe(true);
  });

  test("hear when the ceremonies are hidden", () => {
    const section = findSection(weddingContent, "ceremonies");
    if (section === undefined) throw new Error("the wedding has no ceremonies");
    expect(
      concernsCalendars(weddingContent, withSection(weddingContent, { ...section, isHidden: true })),
    ).toBe(true);
  });

  test.each<[string, Content]>([
    ["the same", weddingContent],
    ["the same in another order", withCeremonies((all) => all.toReversed())],
    ["another map address", withFirst({ mapUrl: "https://maps.example/x" })],
    ["another dress code", withFirst({ dressCode: { id: "Batik", en: "Batik" } })],
    ["another language first", { ...weddingContent, languages: ["en", "id"] }],
  ])("do not hear of %s", (_name, after) => {
    expect(ceremoniesOf(after)).toHaveLength(3);
    expect(concernsCalendars(weddingContent, after)).toBe(false);
  });
});
