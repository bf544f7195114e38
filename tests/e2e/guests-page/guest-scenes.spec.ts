import { themeIds } from "@janur/domain/content/theme-ids";
import { expect, test } from "@playwright/test";
import { themes } from "../../../event-page/src/themes/themes.ts";
import { sampleShower } from "../../../tools/contact-sheet/sample-page.ts";
import { artHasCome, paintedWords } from "../support/painted-words.ts";

const dressed = themeIds.filter((id) => themes[id].layout === "adegan");

test("no ornament within the page lies on a word: contrast as it is painted @once @proof", async ({
  page,
}) => {
  test.setTimeout(300_000);
  const show = await sampleShower();
  await page.setViewportSize({ width: 360, height: 640 });
  await page.emulateMedia({ reducedMotion: "reduce" });
  for (const theme of dressed) {
    await show(page, { theme, language: "id", names: "short", hasPhotos: true, isEasy: false });
    await artHasCome(page);
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    let count = 0;
    for (let top = 640; top < height; top += 560) {
      await page.evaluate((to) => {
        scrollTo({ top: to, behavior: "instant" });
      }, top);
      await page.waitForLoadState("networkidle");
      for (const { line, contrast } of await paintedWords(page, ".column")) {
        count += 1;
        expect.soft(contrast, `${theme}: “${line.text}”`).toBeGreaterThanOrEqual(line.least);
      }
    }
    expect(count, theme).toBeGreaterThan(40);
  }
});
