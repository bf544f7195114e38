import { describe, expect, test } from "vitest";
import { contentGaps, isWaiting, lackingBySection, missingParts, wishedParts } from "./completeness.ts";
import type { Content } from "./content.ts";
import { starterContent, type StarterInput } from "./traditions/starter-content.ts";
import { weddingContent } from "../fixtures/fixtures.ts";
import { atPlaceOf, ceremonyWith, isAtPlaceOf, onDayOf, withCeremony } from "./same-ceremony.ts";
import { shownContent } from "../invitation/shown-content.ts";

const answers: StarterInput = {
  eventType: "wedding",
  language: "id",
  names: ["Rani", "Dimas"],
  startAt: "2026-12-12T02:00:00.000Z",
  zone: "Asia/Jakarta",
  venue: "Pendopo",
  city: "Bandung",
  pack: "islam-jawa",
};
/** Akad with day and place; panggih and resepsi came with the adat. */
const jawa = starterContent(answers);
const places = (parts: readonly { code: string; path: string }[]) =>
  parts.map(({ code, path }) => [code, path]);
const ceremonyOf = (content: Content, index: number) => {
  const ceremony = content.sections.flatMap((one) => (one.type === "ceremonies" ? one.ceremonies : []))[
    index
  ];
  if (ceremony === undefined) throw new Error("no such ceremony");
  return ceremony;
};

describe("what keeps guests from seeing a draft", () => {
  test("are not the ceremonies that came with an adat and of which nobody has said anything", () => {
    expect(missingParts(jawa)).toEqual([]);
    expect(contentGaps(jawa)).toEqual([]);
  });

  test("is named by the very field: the reception's place, not the akad that is filled in", () => {
    const dated = withCeremony(jawa, ceremonyOf(jawa, 2).id, (ceremony) => ({
      ...ceremony,
      startAt: "2026-12-12T04:00:00.000Z",
      city: "",
    }));
    expect(missingParts(dated)).toEqual([
      {
        code: "place",
        sectionId: "ceremonies",
        path: "ceremonies.2.venue",
        of: { id: "Resepsi", en: "Reception" },
      },
    ]);
  });

  test("is the first ceremony where nothing is known of any", () => {
    const bare = starterContent({ ...answers, startAt: null, venue: "", city: "" });
    expect(places(missingParts(bare))).toEqual([
      ["date", "ceremonies.0.startAt"],
      ["place", "ceremonies.0.venue"],
    ]);
  });

  test("is each person without a name, in the order of the page", () => {
    const nameless: Content = {
      ...jawa,
      sections: jawa.sections.map((section) =>
        section.type === "hosts"
          ? { ...section, persons: section.persons.map((one) => ({ ...one, nickname: "", fullName: "" })) }
          : section,
      ),
    };
    expect(places(missingParts(nameless))).toEqual([
      ["names", "persons.0.nickname"],
      ["names", "persons.1.nickname"],
    ]);
  });

  test("is a ceremony where none is left, wherever it may be added", () => {
    const without = { ...jawa, sections: jawa.sections.filter(({ type }) => type !== "ceremonies") };
    expect(missingParts(without)).toEqual([{ code: "ceremony", sectionId: "", path: "", of: null }]);
  });
});

describe("what makes a draft richer", () => {
  test("is listed once, field by field, in the order of the page", () => {
    expect(places(wishedParts(jawa))).toEqual([
      ["coverPhoto", "photo"],
      ["fullName", "persons.0.fullName"],
      ["parents", "persons.0.father"],
      ["fullName", "persons.1.fullName"],
      ["parents", "persons.1.father"],
      ["waiting", "ceremonies.1.startAt"],
      ["waiting", "ceremonies.2.startAt"],
    ]);
  });

  test("is a place for a ceremony that goes out with its city alone", () => {
    const vague = withCeremony(jawa, ceremonyOf(jawa, 0).id, (ceremony) => ({ ...ceremony, venue: "" }));
    expect(missingParts(vague)).toEqual([]);
    expect(places(wishedParts(vague))).toContainEqual(["venue", "ceremonies.0.venue"]);
  });

  test("asks nobody about parents where an invitation names none", () => {
    const codes = wishedParts(starterContent({ ...answers, eventType: "seminar" })).map(({ code }) => code);
    expect(codes).not.toContain("parents");
    expect(wishedParts(weddingContent).map(({ code }) => code)).not.toContain("fullName");
  });
});

test("what a section lacks stands with it, what keeps guests away first", () => {
  const lacking = lackingBySection(jawa);
  const all = [...missingParts(jawa), ...wishedParts(jawa)];
  expect([...lacking.values()].flat()).toHaveLength(all.length);
  for (const [sectionId, parts] of lacking)
    expect(parts).toEqual(all.filter((part) => part.sectionId === sectionId));
});

test("guests see no ceremony of which nothing is known", () => {
  const shown = shownContent(jawa);
  expect(ceremonyOf(shown, 0).name.id).toBe("Akad nikah");
  expect(() => ceremonyOf(shown, 1)).toThrow();
});

test("a ceremony takes day and place from the first that has them", () => {
  const [akad, panggih] = [ceremonyOf(jawa, 0), ceremonyOf(jawa, 1)];
  expect(ceremonyWith(jawa, "place", panggih.id)).toBe(akad);
  expect(ceremonyWith(jawa, "day", akad.id)).toBeUndefined();
  const there = onDayOf(atPlaceOf(panggih, akad), akad);
  expect(there).toMatchObject({
    venue: "Pendopo",
    city: "Bandung",
    startAt: akad.startAt,
    name: panggih.name,
  });
  expect(isAtPlaceOf(there, akad)).toBe(true);
  expect(isWaiting(there)).toBe(false);
  const ended = { ...akad, endAt: "2026-12-12T03:00:00.000Z" };
  expect(onDayOf(panggih, ended).startAt).toBe(ended.endAt);
});
