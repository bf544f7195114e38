import { findSection } from "@janur/domain/content";
import { weddingContent } from "@janur/domain/fixtures";
import { usualCrop } from "@janur/domain/sections/media";
import { expect, test } from "vitest";
import { newSection } from "./new-section.ts";
import { isQris, pictureTarget, qrisTarget, withPicture } from "./picture-edits.ts";
import { withAdded } from "./section-edits.ts";

const file = { media: "0123456789abcdef".repeat(2), width: 1_440, height: 1_080 };
const color = "#8a7f5c";
const taken = { ...file, color, qris: null };
const photo = { ...file, color, alt: { id: "", en: "" }, crop: usualCrop };

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

test("a QRIS goes to the gifts, with the name that its code says", () => {
  const content = withAdded(weddingContent, newSection(weddingContent, "gifts"));
  const target = qrisTarget(findSection(content, "gifts")?.id ?? "");
  expect(isQris(target)).toBe(true);
  const paid = { ...taken, qris: { merchant: "RANI DAN DIMAS", city: "BANDUNG" } };
  expect(findSection(withPicture(content, target, paid), "gifts")?.qris).toEqual({
    ...file,
    merchant: "RANI DAN DIMAS",
  });
  expect(withPicture(content, target, taken)).toEqual(content);
});

test("a picture whose place is gone changes nothing", () => {
  expect(withPicture(weddingContent, pictureTarget("hosts", "nobody"), taken)).toEqual(weddingContent);
  expect(withPicture(weddingContent, pictureTarget("story-9", "chapter-1"), taken)).toBe(weddingContent);
  expect(withPicture(weddingContent, pictureTarget("opening"), taken)).toEqual(weddingContent);
});
