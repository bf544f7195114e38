import { themeIds } from "@janur/domain/content/theme-ids";
import { expect, test } from "@playwright/test";
import { sampleShower } from "../../../tools/contact-sheet/sample-page.ts";
import { artHasCome, paintedWords } from "../support/painted-words.ts";

test("no ornament within the page lies on a word: contrast as it is painted @once @proof", async ({
  page,
}) => {
  test.setTimeout(300_000);
  const show = await sampleShower();
  await page.setViewportSize({ width: 360, height: 640 });
  await page.emulateMedia({ reducedMotion: "reduce" });
  for (const theme of themeIds) {
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

test("answers stand within the card that they are written on, the choices of a ceremony side by side @once @proof", async ({
  page,
}) => {
  test.setTimeout(300_000);
  const show = await sampleShower();
  await page.emulateMedia({ reducedMotion: "reduce" });
  for (const language of ["id", "en"] as const)
    for (const theme of themeIds) {
      await page.setViewportSize({ width: 320, height: 844 });
      await show(page, { theme, language, names: "short", hasPhotos: false, isEasy: false });
      await artHasCome(page);
      for (const width of [320, 360, 390]) {
        await page.setViewportSize({ width, height: 844 });
        const { room, lines } = await page.evaluate(readCard);
        const where = `${theme}, ${language}, ${String(width)} px`;
        expect.soft(room, `${where}: free at its edges`).toBeGreaterThanOrEqual(12);
        expect.soft(lines, `${where}: rows and lines of words of three choices`).toEqual(["1 1 1 1"]);
      }
    }
});

/**
 * In the page: px that are free between the card and the nearest of its words and fields, and for each ceremony on how many rows
 * its choices stand, with the lines of words of each; alike ones once.
 */
function readCard(): { room: number; lines: string[] } {
  const card = document.querySelector(".s-rsvp > .in");
  if (card === null) throw new Error("nobody is asked");
  const { left, right } = card.getBoundingClientRect();
  const words = [...card.querySelectorAll("h2, p, legend, label, input, textarea, button")].map((element) =>
    element.getBoundingClientRect(),
  );
  const seen = words.filter((box) => box.width > 1);
  const linesOf = (element: Element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
  };
  const lines = [...card.querySelectorAll(".opts:not(.list)")].map((choices) => {
    const spans = [...choices.querySelectorAll("span")];
    const rows = new Set(spans.map((span) => Math.round(span.getBoundingClientRect().top))).size;
    return [rows, ...spans.map(linesOf)].join(" ");
  });
  return {
    room: Math.min(...seen.flatMap((box) => [box.left - left, right - box.right])),
    lines: [...new Set(lines)],
  };
}

/** Of the music's button, with the gap below it: what stands lower at the end of a page lies beneath it. */
const soundHeight = 64;

test("every page closes with the names of its cover, nearly as large @once @proof", async ({ page }) => {
  test.setTimeout(300_000);
  const show = await sampleShower();
  await page.emulateMedia({ reducedMotion: "reduce" });
  const sizes = [
    { window: { width: 390, height: 844 }, least: 0.8 },
    // Beside a wide cover the page stays as wide as a phone.
    { window: { width: 1280, height: 800 }, least: 0.64 },
  ];
  for (const theme of themeIds) {
    for (const names of ["short", "single", "long"] as const) {
      await page.setViewportSize({ width: 390, height: 844 });
      await show(page, { theme, language: "id", names, hasPhotos: false, isEasy: false });
      await artHasCome(page);
      for (const { window, least: usual } of sizes) {
        // Those of kayon stand within a shadow that is no wider than a phone.
        const least = theme === "kayon" && window.width > 480 ? 0.5 : usual;
        await page.setViewportSize(window);
        const { share, below } = await page.evaluate(endOfPage);
        const what = `${theme}, ${names} names, ${String(window.width)} px`;
        expect.soft(share, what).toBeGreaterThanOrEqual(least);
        expect.soft(below, `${what}: room below the last line`).toBeGreaterThanOrEqual(soundHeight);
      }
    }
  }
});

/** How large the closing's names are, as a share of the cover's, and the room between its last line and its end. */
function endOfPage(): { share: number; below: number } {
  const laidOut = new CSSStyleSheet();
  laidOut.replaceSync("* { content-visibility: visible !important }");
  document.adoptedStyleSheets.push(laidOut);
  const size = (names: Element | null) =>
    names === null ? 0 : Number.parseFloat(getComputedStyle(names).fontSize);
  const closing = document.querySelector("#s-closing");
  const lines = [...(closing?.querySelectorAll("p") ?? [])].map(
    (line) => line.getBoundingClientRect().bottom,
  );
  const end = closing?.getBoundingClientRect().bottom ?? 0;
  document.adoptedStyleSheets.pop();
  return {
    share: size(document.querySelector("#s-closing .names")) / size(document.querySelector("#cover .names")),
    below: end - Math.max(...lines),
  };
}
