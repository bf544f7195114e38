import { expect, test } from "vitest";
import type { Section } from "./section.ts";
import { readySection } from "./traditions/first-content.ts";
import { sampleSection } from "./traditions/sample-section.ts";
import { isUnwritten } from "./unwritten.ts";

const story = readySection("story", "story");
const gallery = readySection("gallery", "gallery");
const gifts = readySection("gifts", "gifts");
const [chapter] = story.chapters;
if (chapter === undefined) throw new Error("no chapter");
const words = { id: "Kami", en: "" };

test.each([story, gallery, gifts])("what stands ready is unwritten: $type", (section) => {
  expect(isUnwritten(section)).toBe(true);
  expect(sampleSection(section, "id")).not.toBeNull();
});

test.each<[string, Section]>([
  ["a chapter's title", { ...story, chapters: [{ ...chapter, title: words }] }],
  ["its day", { ...story, chapters: [{ ...chapter, when: words }] }],
  ["its text", { ...story, chapters: [chapter, { ...chapter, id: "two", text: words }] }],
  ["a parcel's address", { ...gifts, address: "Jl. Melati 8" }],
  ["words of one's own about gifts", { ...gifts, text: { ...gifts.text, id: "Tanpa hadiah, ya." } }],
  [
    "an account",
    {
      ...gifts,
      accounts: [{ id: "a", provider: "BCA", providerName: "", holder: "Rani", number: "12345678" }],
    },
  ],
  ["a section of another type", readySection("countdown", "countdown")],
])("%s makes it the host's own", (_what, section) => {
  expect(isUnwritten(section)).toBe(false);
  expect(sampleSection(section, "id")).toBeNull();
});
