import { weddingContent } from "@janur/domain/fixtures/fixtures";
import type { Content } from "@janur/domain/content/content";
import { themeIds } from "@janur/domain/content/theme-ids";
import { artCard } from "@janur/event-page/preview/art-card";
import { previewCard } from "@janur/event-page/preview/preview-card";
import { previewSize } from "@janur/event-page/preview/preview-size";
import { themes } from "@janur/event-page/themes/themes";
import sharp from "sharp";
import { expect, test, vi } from "vitest";
import { drawPreview } from "./preview-picture.ts";

// Letters are cut for each, where several suites share a processor.
vi.setConfig({ testTimeout: 60_000 });

const pixelsOf = (picture: Buffer) => sharp(picture).removeAlpha().raw().toBuffer();

const long = ["Anindya Maharani &", "Muhammad Rizki Ramadhan"];

test.each(themeIds)("words of %s, long ones too, stand on its art where that is calm", async (theme) => {
  const art = await artCard(themes[theme]);
  if (art === null) throw new Error(`${theme} has no card: run \`npm run cards\``);
  const card = { ...previewCard({ ...weddingContent, theme }, "id"), names: long };
  const wordless = { ...card, eyebrow: "", names: [], facts: [] };
  const [whole, ground] = await Promise.all(
    [card, wordless].map(async (one) => pixelsOf(await drawPreview(one))),
  );
  const { left, top, width, height } = art.words;
  const reach = { left: 1200, top: 630, right: 0, bottom: 0 };
  for (let y = 0; y < previewSize.height; y += 1) {
    for (let x = 0; x < previewSize.width; x += 1) {
      const at = (y * previewSize.width + x) * 3;
      const isWord = Math.abs((whole?.[at] ?? 0) - (ground?.[at] ?? 0)) > 60;
      if (!isWord) continue;
      reach.left = Math.min(reach.left, x);
      reach.right = Math.max(reach.right, x);
      reach.top = Math.min(reach.top, y);
      reach.bottom = Math.max(reach.bottom, y);
    }
  }
  expect(reach.left).toBeGreaterThanOrEqual(left - 6);
  expect(reach.right).toBeLessThanOrEqual(left + width + 6);
  expect(reach.top).toBeGreaterThanOrEqual(top - 6);
  expect(reach.bottom).toBeLessThanOrEqual(top + height + 6);
});

test("the card of a colourway is the theme's own in other colours", async () => {
  const drawnIn = async (adjustments: Content["adjustments"]) => {
    const card = previewCard({ ...weddingContent, theme: "mega", ...(adjustments && { adjustments }) }, "id");
    return sharp(await drawPreview({ ...card, eyebrow: "", names: [], facts: [] })).stats();
  };
  const [own, burgundy] = await Promise.all(
    [undefined, { mega: { colourway: "burgundy" as const } }].map(drawnIn),
  );
  const warmth = (stats: typeof own) => (stats?.channels[0]?.mean ?? 0) - (stats?.channels[2]?.mean ?? 0);
  expect(warmth(burgundy)).toBeGreaterThan(warmth(own) + 20);
});

/** How many of a hundred pixels differ clearly from those of another picture. */
function difference(one: Buffer, other: Buffer): number {
  let count = 0;
  for (let from = 0; from < one.length; from += 3) {
    const apart = [0, 1, 2].map((index) => Math.abs((one[from + index] ?? 0) - (other[from + index] ?? 0)));
    if (Math.max(...apart) > 12) count += 1;
  }
  return (count * 300) / one.length;
}

test.each(themeIds)("the picture of a link preview has its words and drawing in %s", async (theme) => {
  const card = previewCard({ ...weddingContent, theme }, "id");
  const wordless = { ...card, eyebrow: "", names: [], facts: [] };
  const whole = await pixelsOf(await drawPreview(card));
  const drawing = await pixelsOf(await drawPreview(wordless));
  const middle = ((previewSize.height / 2) * previewSize.width + previewSize.width / 2) * 3;
  const paper = Buffer.alloc(whole.length, drawing.subarray(middle, middle + 3));
  expect(difference(whole, drawing), "words").toBeGreaterThan(1);
  expect(difference(drawing, paper), "drawing").toBeGreaterThan(0.1);
});
