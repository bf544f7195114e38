import type { ThemeId } from "@janur/domain/content/theme";
import { themeIds } from "@janur/domain/content/theme-ids";
import { coverSize } from "@janur/event-page/document/without-window";
import { expect, test, type Browser, type Page } from "@playwright/test";
import sharp from "sharp";
import type { Sample } from "../../../tools/contact-sheet/sample.ts";
import { coverPictureShower, sampleShower } from "../../../tools/contact-sheet/sample-page.ts";

/** Side of the squares that are compared, in CSS px: letters of two renderings never share every point. */
const square = 10;
/** Of 255, in the middle of all squares: what rounding leaves. */
const alike = 0.5;

/** Every fourth: what draws the picture is the same for all. */
const some = themeIds.filter((_, index) => index % 4 === 0);

test("where a theme is chosen its cover is the very one that guests see @once @proof", async ({
  browser,
}) => {
  test.setTimeout(120_000);
  await expectAlike(browser, some, { names: "short", hasPhotos: false });
});

test("so it is with every theme @once @proof", async ({ browser }) => {
  test.setTimeout(300_000);
  await expectAlike(browser, themeIds, { names: "short", hasPhotos: false });
});

test("with a photo and long names, too @once @proof", async ({ browser }) => {
  test.setTimeout(300_000);
  await expectAlike(browser, themeIds, { names: "long", hasPhotos: true });
});

async function expectAlike(
  browser: Browser,
  themes: readonly ThemeId[],
  sampled: Pick<Sample, "names" | "hasPhotos">,
): Promise<void> {
  const still = { reducedMotion: "reduce", timezoneId: "Asia/Jakarta" } as const;
  const guest = await browser.newPage({ ...still, viewport: coverSize });
  // The window of whoever chooses is none of its business, nor is the night there.
  const chooser = await browser.newPage({
    ...still,
    viewport: { width: 1280, height: 800 },
    colorScheme: "dark",
  });
  const [show, showPicture] = [await sampleShower(), await coverPictureShower()];
  for (const theme of themes) {
    const sample: Sample = { theme, language: "id", isEasy: false, ...sampled };
    const seen = async () => {
      await show(guest, sample, "");
      await guest.waitForLoadState("networkidle");
      return squares(guest);
    };
    const chosen = async () => {
      await showPicture(chooser, sample);
      return squares(chooser);
    };
    expect.soft(distance(...(await Promise.all([seen(), chosen()]))), theme).toBeLessThan(alike);
  }
}

/** What the cover shows but its lowest lines, which are told to a guest and not to whoever chooses. */
async function squares(page: Page): Promise<Buffer> {
  await page.evaluate(() => {
    const rules = new CSSStyleSheet();
    rules.replaceSync(".to{visibility:hidden!important}.to .small{display:none}");
    const roots = [...document.querySelectorAll("div")].flatMap(({ shadowRoot }) => shadowRoot ?? []);
    for (const root of [document, ...roots]) root.adoptedStyleSheets = [rules];
  });
  const picture = await page.screenshot({ animations: "disabled", clip: { x: 0, y: 0, ...coverSize } });
  return sharp(picture)
    .removeAlpha()
    .resize(Math.round(coverSize.width / square), Math.round(coverSize.height / square), { fit: "fill" })
    .raw()
    .toBuffer();
}

function distance(one: Buffer, other: Buffer): number {
  let sum = 0;
  one.forEach((value, index) => {
    sum += Math.abs(value - (other[index] ?? 0));
  });
  return sum / one.length;
}
