import { weddingContent } from "@janur/domain/fixtures/fixtures";
import { themeIds } from "@janur/domain/content/theme";
import { previewCard } from "@janur/event-page/preview/preview-card";
import { previewSize } from "@janur/event-page/preview/preview-size";
import sharp from "sharp";
import { expect, test, vi } from "vitest";
import { drawPreview } from "./preview-picture.ts";

// Letters are cut for each, where several suites share a processor.
vi.setConfig({ testTimeout: 60_000 });

const pixelsOf = (picture: Buffer) => sharp(picture).removeAlpha().raw().toBuffer();

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
  const wordless = { ...card, eyebrow: "", names: [], facts: [], numerals: null };
  const whole = await pixelsOf(await drawPreview(card));
  const drawing = await pixelsOf(await drawPreview(wordless));
  const middle = ((previewSize.height / 2) * previewSize.width + previewSize.width / 2) * 3;
  const paper = Buffer.alloc(whole.length, drawing.subarray(middle, middle + 3));
  expect(difference(whole, drawing), "words").toBeGreaterThan(1);
  expect(difference(drawing, paper), "drawing").toBeGreaterThan(0.1);
});
