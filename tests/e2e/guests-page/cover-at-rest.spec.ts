import { themeIds } from "@janur/domain/content/theme-ids";
import { expect, test, type Page } from "@playwright/test";
import type { Sample } from "../../../tools/contact-sheet/sample.ts";
import { sampleShower } from "../../../tools/contact-sheet/sample-page.ts";
import { artHasCome } from "../support/painted-words.ts";

const smallest = { width: 360, height: 640 };
const sizes = [
  smallest,
  { width: 412, height: 823 },
  { width: 844, height: 390 },
  { width: 1280, height: 800 },
];

test("a photo and what is said beneath it stay where they are when the art of a cover comes @once @proof", async ({
  page,
}) => {
  test.setTimeout(180_000);
  await expectRest(page, { names: ["short"], photos: [true], sizes: [smallest] });
});

test("no word of any cover moves when its art comes @once @proof", async ({ page }) => {
  test.setTimeout(600_000);
  await expectRest(page, { names: ["short", "wide", "long"], photos: [true, false], sizes });
});

interface Covers {
  readonly names: readonly Sample["names"][];
  readonly photos: readonly boolean[];
  readonly sizes: readonly { width: number; height: number }[];
}

async function expectRest(page: Page, covers: Covers): Promise<void> {
  const show = await sampleShower();
  await page.emulateMedia({ reducedMotion: "reduce" });
  for (const theme of themeIds)
    for (const names of covers.names)
      for (const hasPhotos of covers.photos) {
        await page.setViewportSize(smallest);
        await show(page, { theme, language: "id", names, hasPhotos, isEasy: false });
        if ((await page.locator("#art").count()) === 0) continue;
        await artHasCome(page);
        for (const size of covers.sizes) {
          await page.setViewportSize(size);
          // Turned on again, the sheet is fetched again.
          await artHasCome(page);
          const where = `${theme}, ${names} names, ${String(size.width)} × ${String(size.height)}, ${hasPhotos ? "with" : "without"} a photo`;
          expect.soft(await movedByArt(page), where).toEqual([]);
        }
      }
}

/** What of the cover's words, button and photo stands elsewhere, or is of another size, without the sheet of the art. */
function movedByArt(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const art = document.querySelector<HTMLLinkElement>("#art")!;
    const shown = [...document.querySelectorAll("#cover .ph, #cover .btn, #cover .names, #cover p")].filter(
      (node) => node.checkVisibility() && node.closest("details") === null,
    );
    const boxes = () =>
      shown.map((node) => {
        const { left, top, width, height } = node.getBoundingClientRect();
        // A line may be wider than its words: where they stand is what is seen.
        return node.matches("p") ? [top, height] : [left, top, width, height];
      });
    const after = boxes();
    art.disabled = true;
    const before = boxes();
    art.disabled = false;
    return shown.flatMap((node, index) => {
      const [from, to] = [before[index]!, after[index]!];
      if (from.every((value, side) => Math.abs(value - to[side]!) <= 1)) return [];
      const text = (box: readonly number[]) => box.map((value) => Math.round(value)).join(" ");
      return [`${node.tagName.toLowerCase()}.${node.className}: ${text(from)} → ${text(to)}`];
    });
  });
}
