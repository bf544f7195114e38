import { weddingContent } from "@janur/domain/fixtures/fixtures";
import { findSection } from "@janur/domain/content/content";
import { expect, test } from "vitest";
import { textAt, withTextAt } from "./edited-text.ts";

test("words are read and written where they stand, in the language that is written", () => {
  const place = { sectionId: "cover", path: "eyebrow" };
  const changed = withTextAt(weddingContent, place, "en", "We marry");
  expect(textAt(changed, place, "en")).toBe("We marry");
  expect(textAt(changed, place, "id")).toBe(textAt(weddingContent, place, "id"));
  expect(changed.sections.slice(1)).toEqual(weddingContent.sections.slice(1));
  expect(textAt(weddingContent, place, "en")).not.toBe("We marry");
  const venue = { sectionId: "ceremonies", path: "ceremonies.0.venue" };
  expect(textAt(withTextAt(weddingContent, venue, "id", "Balai Desa"), venue, "id")).toBe("Balai Desa");
});

test("a full name that only repeats the nickname follows it, and one that was written stays", () => {
  const hosts = findSection(weddingContent, "hosts");
  if (hosts === undefined) throw new Error("the sample has no hosts");
  const nickname = { sectionId: hosts.id, path: "persons.0.nickname" };
  const fullName = { sectionId: hosts.id, path: "persons.0.fullName" };
  const written = withTextAt(weddingContent, fullName, "id", "Ratri Ayuningtyas, S.T.");
  expect(textAt(withTextAt(written, nickname, "id", "Ayu"), fullName, "id")).toBe("Ratri Ayuningtyas, S.T.");
  const same = withTextAt(weddingContent, fullName, "id", textAt(weddingContent, nickname, "id") ?? "");
  expect(textAt(withTextAt(same, nickname, "id", "Ayu"), fullName, "id")).toBe("Ayu");
});

test("a place without plain words is left alone", () => {
  for (const path of ["photo", "nothing.0.here", "persons", "__proto__.x"]) {
    expect(textAt(weddingContent, { sectionId: "cover", path }, "id")).toBeNull();
    expect(withTextAt(weddingContent, { sectionId: "cover", path }, "id", "x")).toBe(weddingContent);
  }
});
