import { eventTypes } from "@janur/domain/content/event-type";
import { themeIds } from "@janur/domain/content/theme-ids";
import { packsFor, suggestedTheme } from "@janur/domain/content/traditions/pack-id";
import { starterContent } from "@janur/domain/content/traditions/starter-content";
import { describe, expect, test } from "vitest";
import { likelyPack, themesFor } from "./themes-for.ts";

const offers = eventTypes.flatMap((eventType) =>
  packsFor(eventType).map((pack) => [pack, eventType] as const),
);

describe.each(offers)("themes for %s, for a %s", (pack, eventType) => {
  test("are all there, each once, the suggested one first", () => {
    const { fitting, others } = themesFor(eventType, pack);
    expect([...fitting, ...others].toSorted()).toEqual(themeIds.toSorted());
    expect(fitting[0]).toBe(suggestedTheme(pack, eventType));
    expect(fitting.length).toBeGreaterThanOrEqual(4);
  });
});

test("a couple of an adat sees its themes first, and none of other feasts or peoples before them", () => {
  const { fitting, others } = themesFor("wedding", "islam-jawa");
  expect(fitting[0]).toBe("kayon");
  expect(fitting.slice(1, 4).toSorted()).toEqual(["mega", "ronce", "sido"]);
  expect(fitting).toContain("khatam");
  expect(others).toEqual(
    expect.arrayContaining(["buaian", "forum", "teduh", "toga", "gonjong", "jepun", "xi"]),
  );
});

test("a child's feast sees its own themes, and no couple's", () => {
  const { fitting, others } = themesFor("aqiqah", "islam");
  expect(fitting[0]).toBe("buaian");
  expect(others).toEqual(expect.arrayContaining(["xi", "teduh", "resmi", "kapel"]));
});

test.each([
  ["islam-jawa", "wedding"],
  ["hindu-bali", "wedding"],
  ["khonghucu", "engagement"],
] as const)("an invitation that began as %s is offered its own themes first again", (pack, eventType) => {
  const content = starterContent({
    eventType,
    language: "id",
    names: ["Rani", "Dimas"],
    startAt: null,
    zone: "Asia/Jakarta",
    venue: "",
    city: "",
    pack,
  });
  expect(likelyPack(content)).toBe(pack);
  expect(themesFor(eventType, likelyPack(content))).toEqual(themesFor(eventType, pack));
});

test("an invitation with a greeting of one's own is nobody's in particular", () => {
  const content = starterContent({
    eventType: "birthday",
    language: "id",
    names: ["Athar"],
    startAt: null,
    zone: "Asia/Jakarta",
    venue: "",
    city: "",
  });
  const sections = content.sections.map((section) =>
    section.type === "opening" ? { ...section, greeting: { id: "Halo semua!", en: "Hello all!" } } : section,
  );
  expect(likelyPack({ ...content, sections })).toBe("neutral");
});
