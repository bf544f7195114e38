import { describe, expect, test } from "vitest";
import { contentGaps } from "../completeness.ts";
import { contentSchema, titleOf } from "../content.ts";
import { eventTypes, hostsKindOf, type EventType } from "../event-type.ts";
import { languages } from "../../text/language.ts";
import { limits } from "../../limits.ts";
import { starterContent, starterInputSchema, type StarterInput } from "./starter-content.ts";

const answers = {
  eventType: "wedding",
  language: "id",
  names: ["Rani", "Dimas"],
  startAt: "2026-12-12T03:00:00.000Z",
  zone: "Asia/Jakarta",
  venue: "Gedung Wana Bakti",
  city: "Bandung",
} satisfies StarterInput;

const cases = eventTypes.flatMap((eventType) => languages.map((language) => [eventType, language] as const));

describe("the first draft", () => {
  test.each(cases)("of a %s in %s is valid and can be published at once", (eventType, language) => {
    const names = hostsKindOf(eventType) === "couple" ? ["Rani", "Dimas"] : ["Athar"];
    const content = starterContent({ ...answers, eventType, language, names });
    expect(contentSchema.parse(content)).toEqual(content);
    expect(contentGaps(content)).toEqual([]);
    expect(content.languages[0]).toBe(language);
    expect(titleOf(content)).toBe(names.join(" & "));
  });

  test.each(cases)("of a %s in %s speaks both languages wherever it speaks", (eventType, language) => {
    const texts: { id: string; en: string }[] = [];
    JSON.stringify(starterContent({ ...answers, eventType, language }), (_key, value: unknown) => {
      if (typeof value === "object" && value !== null && "id" in value && "en" in value) {
        texts.push({ id: String(value.id), en: String(value.en) });
      }
      return value;
    });
    expect(texts.length).toBeGreaterThan(5);
    expect(texts.filter(({ id, en }) => (id === "") !== (en === ""))).toEqual([]);
  });

  test("wishes nobody joy who mourns, and blesses no meeting", () => {
    const said = (eventType: EventType) =>
      JSON.stringify(starterContent({ ...answers, eventType, names: ["Athar"] }).sections);
    expect(said("memorial")).not.toMatch(/bahagia|doa restu|\bjoy|gembira|senang/i);
    for (const eventType of ["seminar", "meeting", "inauguration"] as const)
      expect(said(eventType), eventType).not.toMatch(/doa restu/i);
  });

  test("says of each of a couple whose daughter and whose son they are, where that is known", () => {
    const linesOf = (more: Partial<StarterInput>) => {
      const content = starterContent({ ...answers, pack: "islam-jawa", ...more });
      return content.sections.flatMap((section) =>
        section.type === "hosts" ? section.persons.map(({ birthOrder }) => birthOrder.id) : [],
      );
    };
    expect(linesOf({ isGroomFirst: false })).toEqual(["Putri dari", "Putra dari"]);
    expect(linesOf({ isGroomFirst: true, eventType: "engagement" })).toEqual(["Putra dari", "Putri dari"]);
    expect(linesOf({})).toEqual(["Putra/putri dari", "Putra/putri dari"]);
    expect(linesOf({ eventType: "khitanan", names: ["Athar"] })).toEqual(["Putra dari"]);
    expect(linesOf({ eventType: "birthday", names: ["Athar"] })).toEqual([""]);
  });

  test("wears the colours that were chosen with its theme", () => {
    const worn = starterContent({ ...answers, theme: "mega", colourway: "emerald" });
    expect(worn.adjustments).toEqual({ mega: { colourway: "emerald" } });
    expect(starterContent({ ...answers, theme: "mega" }).adjustments).toBeUndefined();
  });

  test("is valid even when nothing but a name is known, and with every answer at its limit", () => {
    const bare = starterContent({ ...answers, startAt: null, venue: "", city: "" });
    expect(contentGaps(contentSchema.parse(bare))).toEqual(["date", "place"]);
    const name = "x".repeat(limits.content.personName);
    const full = starterInputSchema.parse({
      ...answers,
      names: [name, name],
      venue: "x".repeat(limits.content.venue),
      city: "x".repeat(limits.content.shortText),
    });
    expect(contentSchema.safeParse(starterContent(full)).success).toBe(true);
  });

  test("wears the theme that was chosen, else the house's own", () => {
    expect(starterContent({ ...answers, theme: "xi" }).theme).toBe("xi");
    expect(starterContent(answers).theme).toBe("janur");
  });

  test.each<[string, Record<string, unknown>]>([
    ["no name", { names: [] }],
    ["a blank name", { names: ["  "] }],
    ["three names", { names: ["A", "B", "C"] }],
    ["a long name", { names: ["x".repeat(limits.content.personName + 1)] }],
    ["an unknown zone", { zone: "Asia/Atlantis" }],
    ["a day without time", { startAt: "2026-12-12" }],
    ["a year that no database holds", { startAt: "0000-01-01T00:00:00Z" }],
    ["another type", { eventType: "party" }],
    ["another field", { colour: "red" }],
    ["a theme that nobody drew", { theme: "parang" }],
  ])("%s is refused", (_name, change) => {
    expect(starterInputSchema.safeParse({ ...answers, ...change }).success).toBe(false);
  });
});
