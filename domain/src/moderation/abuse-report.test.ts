import { expect, test } from "vitest";
import { weddingContent } from "../fixtures/fixtures.ts";
import { limits } from "../limits.ts";
import { snapshotParts } from "./abuse-report.ts";

test("a snapshot reads in both languages, without the names of its parts", () => {
  const parts = snapshotParts(weddingContent);
  const cover = weddingContent.sections.find(({ type }) => type === "opening");
  if (cover?.type !== "opening") throw new Error("the wedding has no opening");
  const opening = parts.find(({ section }) => section === "opening")?.texts ?? [];
  expect(opening).toEqual(expect.arrayContaining([cover.greeting.id, cover.greeting.en]));
  const all = parts.flatMap(({ texts }) => texts);
  for (const name of ["akad", "Asia/Jakarta", "hosts"]) expect(all).not.toContain(name);
});

test("a snapshot is no longer than the staff is shown", () => {
  const [opening] = snapshotParts({
    sections: weddingContent.sections.flatMap((section) =>
      section.type === "opening"
        ? [{ ...section, greeting: { id: "x".repeat(limits.content.paragraph), en: "" } }]
        : [],
    ),
  });
  for (const text of opening?.texts ?? [])
    expect(text.length).toBeLessThanOrEqual(limits.report.shownLetters);
});
