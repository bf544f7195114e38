import { findSection } from "@janur/domain/content";
import { weddingContent } from "@janur/domain/fixtures";
import { usualCrop } from "@janur/domain/sections/media";
import { expect, test } from "vitest";
import { newSection } from "./new-section.ts";
import { pictureTarget, withPicture } from "./picture-edits.ts";
import { withAdded } from "./section-edits.ts";

const taken = { media: "0123456789abcdef".repeat(2), width: 1_440, height: 1_080, color: "#8a7f5c" };
const photo = { ...taken, alt: { id: "", en: "" }, crop: usualCrop };

test("a picture goes to the cover, a person, a chapter or a gallery", () => {
  const content = withAdded(
    withAdded(weddingContent, newSection(weddingContent, "story")),
    newSection(weddingContent, "gallery"),
  );
  expect(findSection(withPicture(content, pictureTarget("cover"), taken), "cover")?.photo).toEqual(photo);

  const hosts = findSection(withPicture(content, pictureTarget("hosts", "dimas"), taken), "hosts");
  expect(hosts?.persons.map((person) => person.photo)).toEqual([null, photo]);

  const story = findSection(content, "story");
  const target = pictureTarget(story?.id ?? "", "chapter-1");
  expect(findSection(withPicture(content, target, taken), "story")?.chapters[0]?.photo).toEqual(photo);

  const gallery = findSection(content, "gallery");
  const filled = withPicture(content, pictureTarget(gallery?.id ?? ""), taken);
  expect(findSection(filled, "gallery")?.pictures).toMatchObject([{ media: taken.media, shape: "whole" }]);
});

test("a picture whose place is gone changes nothing", () => {
  expect(withPicture(weddingContent, pictureTarget("hosts", "nobody"), taken)).toEqual(weddingContent);
  expect(withPicture(weddingContent, pictureTarget("story-9", "chapter-1"), taken)).toBe(weddingContent);
  expect(withPicture(weddingContent, pictureTarget("opening"), taken)).toEqual(weddingContent);
});
