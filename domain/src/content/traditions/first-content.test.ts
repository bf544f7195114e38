import { describe, expect, test } from "vitest";
import { contentGaps, wishedParts } from "../completeness.ts";
import { contentSchema } from "../content.ts";
import { eventTypes, hostsKindOf } from "../event-type.ts";
import { languages } from "../../text/language.ts";
import { publicContent } from "../../invitation/shown-content.ts";
import { isUnwritten } from "../unwritten.ts";
import { firstContent } from "./first-content.ts";
import { sampleSection } from "./sample-section.ts";
import type { StarterInput } from "./starter-content.ts";

function answers(eventType: StarterInput["eventType"]): StarterInput {
  return {
    eventType,
    language: "id",
    names: hostsKindOf(eventType) === "couple" ? ["Rani", "Dimas"] : ["Athar"],
    startAt: "2026-12-12T03:00:00.000Z",
    zone: "Asia/Jakarta",
    venue: "Gedung Wana Bakti",
    city: "Bandung",
  };
}

/** Every word for people that a sample brings along. */
function sampleWords(eventType: StarterInput["eventType"]): string[] {
  const { sections } = firstContent(answers(eventType));
  const own = JSON.stringify(sections);
  const words = (part: unknown): string[] => {
    if (typeof part === "string") return [part];
    return typeof part === "object" && part !== null ? Object.values(part).flatMap(words) : [];
  };
  return languages
    .flatMap((language) => sections.flatMap((section) => words(sampleSection(section, language))))
    .filter((text) => /^[A-Z0-9]/.test(text) && !own.includes(JSON.stringify(text)));
}

describe.each(eventTypes)("the first draft of a %s", (eventType) => {
  const content = firstContent(answers(eventType));

  test("fits the schema and can be published at once", () => {
    expect(contentSchema.parse(content)).toEqual(content);
    expect(contentGaps(content)).toEqual([]);
  });

  test("keeps no word of a sample, and shows guests none", () => {
    const kept = JSON.stringify([content, publicContent(content)]);
    expect(sampleWords(eventType).filter((words) => kept.includes(words))).toEqual([]);
  });

  test("asks for what stands ready, once for each", () => {
    const asked = wishedParts(content).filter(({ code }) => code === "sample");
    expect(asked.map(({ sectionId }) => sectionId)).toEqual(
      content.sections.filter(isUnwritten).map(({ id }) => id),
    );
  });
});

test("a couple's page has its story, the days to go, pictures and gifts, each with a sample that fits the schema", () => {
  const content = firstContent(answers("wedding"));
  expect(content.sections.map(({ type }) => type)).toEqual([
    "cover",
    "opening",
    "hosts",
    "story",
    "ceremonies",
    "countdown",
    "gallery",
    "gifts",
    "rsvp",
    "wishes",
    "closing",
  ]);
  expect(sampleWords("wedding").length).toBeGreaterThan(6);
  const sections = content.sections.map((section) => sampleSection(section, "id") ?? section);
  expect(contentSchema.safeParse({ ...content, sections }).success).toBe(true);
});

test("offices and grave days have neither pictures nor gifts", () => {
  for (const eventType of ["seminar", "meeting", "memorial"] as const) {
    expect(firstContent(answers(eventType)).sections.filter(isUnwritten)).toEqual([]);
  }
});
