import { findSection, type Content } from "@janur/domain/content/content";
import { weddingContent } from "@janur/domain/fixtures/fixtures";
import { usualCrop } from "@janur/domain/content/sections/media";
import { expect, test } from "vitest";
import { newSection } from "./new-section.ts";
import { kindOfTarget, musicTarget, pictureTarget, qrisTarget, withTaken } from "./picture-edits.ts";
import { withAdded } from "./section-edits.ts";

const file = { media: "0123456789abcdef".repeat(2), width: 1_440, height: 1_080 };
const color = "#8a7f5c";
const taken = {
  media: file.media,
  picture: { width: file.width, height: file.height, color },
  qris: null,
  music: null,
};
const photo = { ...file, color, alt: { id: "", en: "" }, crop: usualCrop };

test("a picture goes to the cover, a person, a chapter or a gallery", () => {
  const content = withAdded(
    withAdded(weddingContent, newSection(weddingContent, "story")),
    newSection(weddingContent, "gallery"),
  );
  expect(findSection(withTaken(content, pictureTarget("cover"), taken), "cover")?.photo).toEqual(photo);

  const hosts = findSection(withTaken(content, pictureTarget("hosts", "dimas"), taken), "hosts");
  expect(hosts?.persons.map((person) => person.photo)).toEqual([null, photo]);

  const story = findSection(content, "story");
  const target = pictureTarget(story?.id ?? "", "chapter-1");
  expect(findSection(withTaken(content, target, taken), "story")?.chapters[0]?.photo).toEqual(photo);

  const gallery = findSection(content, "gallery");
  const filled = withTaken(content, pictureTarget(gallery?.id ?? ""), taken);
  expect(findSection(filled, "gallery")?.pictures).toMatchObject([{ media: taken.media, shape: "whole" }]);
});

test("pictures stand in a gallery as they were chosen, whichever arrives first", () => {
  const gallery = findSection(weddingContent, "gallery") ?? newSection(weddingContent, "gallery");
  const one = (name: string) => ({ ...taken, media: `media-${name}` });
  const arrive = (content: Content, name: string, ...later: string[]) =>
    withTaken(content, pictureTarget(gallery.id), one(name), later.map(one));
  let content = withAdded(weddingContent, gallery);
  content = arrive(content, "b");
  content = arrive(content, "d");
  content = arrive(content, "a", "b", "d");
  content = arrive(content, "c", "d");
  expect(findSection(content, "gallery")?.pictures.map(({ media }) => media)).toEqual([
    "media-a",
    "media-b",
    "media-c",
    "media-d",
  ]);
  expect(new Set(findSection(content, "gallery")?.pictures.map(({ id }) => id)).size).toBe(4);
});

test("a QRIS goes to the gifts, with the name that its code says", () => {
  const content = withAdded(weddingContent, newSection(weddingContent, "gifts"));
  const target = qrisTarget(findSection(content, "gifts")?.id ?? "");
  expect(kindOfTarget(target)).toBe("qris");
  expect(kindOfTarget(pictureTarget("hosts", "dimas"))).toBe("picture");
  const paid = { ...taken, qris: { merchant: "RANI DAN DIMAS", city: "BANDUNG" } };
  expect(findSection(withTaken(content, target, paid), "gifts")?.qris).toEqual({
    ...file,
    merchant: "RANI DAN DIMAS",
  });
  expect(withTaken(content, target, taken)).toEqual(content);
});

test("a piece of music goes to its section, which still waits for the host's word", () => {
  const content = withAdded(weddingContent, newSection(weddingContent, "music"));
  const target = musicTarget(findSection(content, "music")?.id ?? "");
  const piece = { media: file.media, picture: null, qris: null, music: { format: "m4a", kbps: 96 } } as const;
  expect(kindOfTarget(target)).toBe("music");
  expect(findSection(withTaken(content, target, piece), "music")).toMatchObject({
    media: file.media,
    format: "m4a",
    kbps: 96,
    isDeclared: false,
  });
});

test("a picture whose place is gone changes nothing", () => {
  expect(withTaken(weddingContent, pictureTarget("hosts", "nobody"), taken)).toEqual(weddingContent);
  expect(withTaken(weddingContent, pictureTarget("story-9", "chapter-1"), taken)).toBe(weddingContent);
  expect(withTaken(weddingContent, pictureTarget("opening"), taken)).toEqual(weddingContent);
});
