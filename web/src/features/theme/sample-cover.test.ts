import { expect, test } from "vitest";
import { sampleFacts } from "./sample-cover.ts";

const words = { eyebrow: "Undangan", firstName: "Rani", secondName: "Dimas", city: "Bandung" };
const usual = new Date("2026-12-12T03:00:00Z");

test("a cover shows what was typed, and sample names and day until then", () => {
  const empty = { firstName: "", secondName: " ", date: "" };
  expect(sampleFacts(empty, words, "id", usual)).toMatchObject({ names: ["Rani", "Dimas"], startAt: usual });
  const typed = { firstName: " Meilani ", secondName: "", date: "2027-01-21" };
  expect(sampleFacts(typed, words, "id", usual)).toMatchObject({
    names: ["Meilani"],
    startAt: new Date("2027-01-21T03:00:00Z"),
  });
});

test("half a date is no day yet", () => {
  const typed = { firstName: "", secondName: "", date: "2027-01" };
  expect(sampleFacts(typed, words, "id", usual).startAt).toBe(usual);
});
