import { themeIds } from "@janur/domain/content/theme-ids";
import { expect, test, type Page } from "@playwright/test";
import sharp from "sharp";
import {
  crookedLines,
  hideDrawings,
  letEverythingAnswer,
  paintedOverFaces,
  seenDrawings,
} from "../../../tools/contact-sheet/cover-faults.ts";
import { pageFaults } from "../../../tools/contact-sheet/page-faults.ts";
import { sampleShower } from "../../../tools/contact-sheet/sample-page.ts";
import type { Sample } from "../../../tools/contact-sheet/sample.ts";
import { artHasCome, paintedWords } from "../support/painted-words.ts";

const sizes = [
  { width: 320, height: 568 },
  { width: 360, height: 640 },
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 844, height: 390 },
  { width: 1280, height: 800 },
];
const upright = sizes[2];

/** Themes whose idea is type alone. */
const plain = ["kota"];

const sampleOf = (theme: Sample["theme"], hasPhotos: boolean): Sample => ({
  theme,
  language: "id",
  names: "short",
  hasPhotos,
  isEasy: false,
});

test("no ornament lies on a face or on a word of any cover @once @proof", async ({ page }) => {
  test.setTimeout(300_000);
  const show = await sampleShower();
  await page.emulateMedia({ reducedMotion: "reduce" });
  for (const theme of themeIds) {
    for (const hasPhotos of [true, false]) {
      await show(page, sampleOf(theme, hasPhotos));
      await page.evaluate(letEverythingAnswer);
      for (const size of sizes) {
        await page.setViewportSize(size);
        const where = `${theme}, ${String(size.width)} × ${String(size.height)}, ${hasPhotos ? "with" : "without"} a photo`;
        expect.soft(await page.evaluate(paintedOverFaces), `${where}: over faces`).toEqual([]);
        expect.soft(await page.evaluate(pageFaults), where).toEqual([]);
        expect.soft(await page.evaluate(crookedLines), `${where}: not at the edge of all else`).toEqual([]);
      }
    }
  }
});

test("every theme keeps its own drawing beside a photo @once @proof", async ({ page }) => {
  test.setTimeout(300_000);
  const show = await sampleShower();
  await page.setViewportSize(upright ?? { width: 390, height: 844 });
  await page.emulateMedia({ reducedMotion: "reduce" });
  for (const theme of themeIds) {
    const seen: Record<string, number>[] = [];
    for (const hasPhotos of [false, true]) {
      await show(page, sampleOf(theme, hasPhotos));
      await page.evaluate(letEverythingAnswer);
      seen.push(await page.evaluate(seenDrawings));
      const share = await drawnShare(page);
      const least = plain.includes(theme) ? 0 : 0.006;
      expect
        .soft(share, `${theme}, ornament ${hasPhotos ? "with" : "without"} a photo`)
        .toBeGreaterThanOrEqual(least);
    }
    const [without = {}, withPhoto = {}] = seen;
    for (const [drawing, points] of Object.entries(without)) {
      expect.soft(points, `${theme}, ${drawing} without a photo`).toBeGreaterThan(0);
      expect.soft(withPhoto[drawing] ?? 0, `${theme}, ${drawing} with a photo`).toBeGreaterThan(4);
    }
  }
});

test("a phone on its side shows whose feast it is and the way in @once @proof", async ({ page }) => {
  test.setTimeout(300_000);
  const show = await sampleShower();
  const side = { width: 844, height: 390 };
  await page.setViewportSize(side);
  await page.emulateMedia({ reducedMotion: "reduce" });
  for (const theme of themeIds) {
    for (const hasPhotos of [false, true]) {
      for (const names of ["short", "long"] as const) {
        await show(page, { ...sampleOf(theme, hasPhotos), names });
        for (const part of ["#cover .names", "#open"]) {
          const box = await page.locator(part).boundingBox();
          expect
            .soft(
              (box?.y ?? Infinity) + (box?.height ?? 0),
              `${theme}, ${names} names, ${hasPhotos ? "with" : "without"} a photo: end of ${part}`,
            )
            .toBeLessThanOrEqual(side.height);
        }
      }
    }
  }
});

test("words on baked art can be read: contrast as it is painted @once @proof", async ({ page }) => {
  test.setTimeout(600_000);
  const show = await sampleShower();
  await page.emulateMedia({ reducedMotion: "reduce" });
  for (const theme of themeIds) {
    for (const hasPhotos of [true, false]) {
      for (const names of ["short", "long"] as const) {
        await show(page, { ...sampleOf(theme, hasPhotos), names });
        await artHasCome(page);
        for (const size of sizes) {
          await page.setViewportSize(size);
          const where = `${theme}, ${String(size.width)} × ${String(size.height)}, ${names} names, ${hasPhotos ? "with" : "without"} a photo`;
          const words = await paintedWords(page, ".cover");
          expect(words.length).toBeGreaterThan(4);
          for (const { line, contrast } of words)
            expect.soft(contrast, `${where}: “${line.text}”`).toBeGreaterThanOrEqual(line.least);
        }
      }
    }
  }
});

/** Share of the first screen that the theme's drawings paint. */
async function drawnShare(page: Page): Promise<number> {
  const pixels = async () =>
    sharp(await page.screenshot({ animations: "disabled" }))
      .removeAlpha()
      .raw()
      .toBuffer();
  const before = await pixels();
  await page.evaluate(hideDrawings);
  const after = await pixels();
  let changed = 0;
  for (let at = 0; at < before.length; at += 3) {
    const differs = [0, 1, 2].some(
      (part) => Math.abs((before[at + part] ?? 0) - (after[at + part] ?? 0)) > 12,
    );
    if (differs) changed += 1;
  }
  return (changed * 3) / before.length;
}
