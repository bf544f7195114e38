import { themeIds } from "@janur/domain/content/theme-ids";
import { describe, expect, test } from "vitest";
import { rani, weddingContent } from "../fixtures/fixtures.ts";
import { fullContent } from "../fixtures/full-content.ts";
import { previewCard, previewLetters, previewPicture } from "./preview-card.ts";
import { photoPlace } from "./preview-frames.ts";
import { previewSize } from "./preview-size.ts";
import { themes } from "../themes/themes.ts";

describe("the words of a preview", () => {
  test("answer whose feast, what, when and in which city", () => {
    expect(previewCard(weddingContent(), "id")).toEqual({
      theme: themes.janur,
      eyebrow: "Undangan Pernikahan",
      names: ["Rani & Dimas"],
      facts: ["Sabtu, 12 Desember 2026 · Bandung"],
      photo: null,
    });
    expect(previewCard(weddingContent(), "en").facts).toEqual(["Saturday 12 December 2026 · Bandung"]);
  });

  test("stand beside the cover's photo", () => {
    const content = fullContent(1);
    const card = previewCard({ ...content, theme: "kota" }, "id");
    expect(card.photo).toMatchObject({ media: expect.stringMatching(/^[0-9a-f]{32}$/) as unknown });
    expect(card.names).toHaveLength(2);
    expect(card.facts).toEqual(["Sabtu, 12 Desember 2026", "Bandung"]);
  });

  test("give long names a line each and cut none in the middle of a page", () => {
    const persons = ["Anindya Maharani Kusuma", "Muhammad Rizky Ramadhan"].map((nickname, index) => ({
      ...rani,
      id: `person-${String(index)}`,
      nickname,
    }));
    expect(previewCard(weddingContent({ persons }), "id").names).toEqual([
      "Anindya Maharani Kusuma &",
      "Muhammad Rizky Ramadhan",
    ]);
  });

  test("leave out what the face cannot set, and are fetched letter by letter", () => {
    const card = previewCard(weddingContent({ persons: [{ ...rani, nickname: "陈美丽" }] }), "id");
    expect(card.names).toEqual([]);
    expect(previewLetters(card)).not.toContain("陈");
    expect(previewLetters({ ...card, names: ["Aa"] })).toContain("A");
  });
});

test.each(themeIds)("the picture of %s has its frame, its paper and the words", (theme) => {
  const card = previewCard({ ...weddingContent(), theme }, "id");
  const svg = previewPicture(card, "<g id='words'/>", null, null);
  expect(svg).toContain(`viewBox="0 0 ${String(previewSize.width)} ${String(previewSize.height)}"`);
  expect(svg).toContain("<g id='words'/></svg>");
  expect(svg).toMatch(/<path/);
  expect(svg).not.toMatch(/<script|<image|href|url\(/);
  const beside = previewPicture(card, "<g id='words'/>", "data:image/jpeg;base64,AAAA", null);
  expect(beside).toContain('href="data:image/jpeg;base64,AAAA"');
  expect(beside.indexOf("<image")).toBeLessThan(beside.indexOf("<g id='words'/>"));
  expect(photoPlace.left + photoPlace.width).toBe(previewSize.width);
});
