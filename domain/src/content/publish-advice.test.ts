import { describe, expect, test } from "vitest";
import { findSection, withSection, type Content } from "./content.ts";
import { fixtureNow } from "../fixtures/fixtures.ts";
import { publishAdvice } from "./publish-advice.ts";
import { atPlaceOf, onDayOf } from "./same-ceremony.ts";
import type { Ceremony } from "./sections/ceremonies.ts";
import { starterContent } from "./traditions/starter-content.ts";

const starter = starterContent({
  eventType: "wedding",
  language: "id",
  names: ["Rani", "Dimas"],
  startAt: "2030-12-14T03:00:00.000Z",
  zone: "Asia/Jakarta",
  venue: "Gedung Wana Bakti",
  city: "Bandung",
});

function withOpening(id: string, en: string): Content {
  const opening = findSection(starter, "opening");
  if (opening === undefined) throw new Error("no opening");
  return withSection(starter, { ...opening, text: { id, en } });
}

describe("publishAdvice", () => {
  test("has nothing to say about what the wizard makes", () => {
    expect(publishAdvice(starter, fixtureNow)).toEqual([]);
  });

  test("names days that are over", () => {
    const later = new Date("2031-01-01T00:00:00.000Z");
    expect(publishAdvice(starter, later)).toEqual([
      { code: "pastDate", sectionId: "ceremonies", path: "ceremonies.0.startAt" },
    ]);
    const rsvp = findSection(starter, "rsvp");
    if (rsvp === undefined) throw new Error("no rsvp");
    const closed = withSection(starter, { ...rsvp, deadlineAt: "2026-11-01T03:00:00.000Z" });
    expect(publishAdvice(closed, fixtureNow)).toEqual([
      { code: "pastDeadline", sectionId: "rsvp", path: "deadlineAt" },
    ]);
  });

  test("asks for the hour of what took over the day of another ceremony, and of nothing else", () => {
    const day = findSection(starter, "ceremonies");
    const [vows] = day?.ceremonies ?? [];
    if (day === undefined || vows === undefined) throw new Error("no ceremony");
    const reception = onDayOf(atPlaceOf({ ...vows, id: "reception" }, vows), vows);
    const withReception = (change: Partial<Ceremony>) =>
      withSection(starter, { ...day, ceremonies: [vows, { ...reception, ...change }] });
    expect(publishAdvice(withReception({}), fixtureNow)).toEqual([
      { code: "sameHour", sectionId: "ceremonies", path: "ceremonies.1.startAt.time" },
    ]);
    expect(publishAdvice(withReception({ venue: "Rumah" }), fixtureNow)).toEqual([]);
    expect(publishAdvice(withReception({ startAt: "2030-12-14T05:00:00.000Z" }), fixtureNow)).toEqual([]);
  });

  test.each(["Di [nama gedung]", "Kami {nama}", "Jalan ____", "Jam xxx", "Lorem ipsum dolor", "Tempat: TBA"])(
    "%s was left to be replaced",
    (text) => {
      expect(publishAdvice(withOpening(text, text), fixtureNow)).toEqual([
        { code: "placeholder", sectionId: "opening", path: "text" },
      ]);
    },
  );

  test("misses what one of the page's languages lacks, and nothing of a page in one language", () => {
    const half = withOpening("Selamat datang", "");
    expect(publishAdvice(half, fixtureNow)).toEqual([
      { code: "translation", sectionId: "opening", path: "text" },
    ]);
    expect(publishAdvice({ ...half, languages: ["id"] }, fixtureNow)).toEqual([]);
  });

  test("does not look at hidden sections", () => {
    const hidden = withOpening("xxx", "").sections.map((section) => ({ ...section, isHidden: true }));
    expect(publishAdvice({ ...starter, sections: hidden }, fixtureNow)).toEqual([]);
  });
});
