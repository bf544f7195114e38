import { themeIds } from "@janur/domain/content/theme-ids";
import { expect, test } from "@playwright/test";
import { colourwaysOf } from "../../../event-page/src/themes/base/colourway.ts";
import { themes } from "../../../event-page/src/themes/themes.ts";
import { sampleShower } from "../../../tools/contact-sheet/sample-page.ts";
import { artHasCome, paintedWords } from "../support/painted-words.ts";

const phone = { width: 390, height: 844 };
const dressed = themeIds.flatMap((theme) =>
  colourwaysOf(themes[theme]).map((colourway) => ({ theme, colourway })),
);

test("words can be read in every colourway of every theme, as it is painted @once @proof", async ({
  page,
}) => {
  test.setTimeout(1_800_000);
  const show = await sampleShower();
  await page.setViewportSize(phone);
  await page.emulateMedia({ reducedMotion: "reduce" });
  for (const { theme, colourway } of dressed) {
    const sample = { theme, colourway, language: "id", names: "short", isEasy: false } as const;
    let count = 0;
    const expectReadable = async (root: string) => {
      for (const { line, contrast } of await paintedWords(page, root)) {
        count += 1;
        expect.soft(contrast, `${theme}, ${colourway}: “${line.text}”`).toBeGreaterThanOrEqual(line.least);
      }
    };
    for (const hasPhotos of [false, true]) {
      await show(page, { ...sample, hasPhotos });
      await artHasCome(page);
      await expectReadable(".cover");
    }
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    for (let top = phone.height; top < height; top += phone.height - 80) {
      await page.evaluate((to) => {
        scrollTo({ top: to, behavior: "instant" });
      }, top);
      await page.waitForLoadState("networkidle");
      await expectReadable(".column");
    }
    expect(count, `${theme}, ${colourway}`).toBeGreaterThan(50);
  }
});
