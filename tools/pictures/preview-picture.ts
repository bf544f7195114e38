import { join } from "node:path";
import type { Browser } from "@playwright/test";
import sharp from "sharp";
import { rootFolder } from "../folders.ts";
import { settled } from "./demo-browser.ts";

/** What messengers and search engines take. */
const size = { width: 1200, height: 630 };

/** Takes what a shared link of the front door shows, of the door itself: its first sentence and its covers. */
export async function takePreviewPicture(browser: Browser, hostingUrl: string): Promise<void> {
  const context = await browser.newContext({
    viewport: size,
    colorScheme: "light",
    reducedMotion: "reduce",
    locale: "id-ID",
    baseURL: hostingUrl,
  });
  const page = await context.newPage();
  await page.goto("/");
  await settled(page);
  // The covers come at rest, as pictures.
  await page.locator("main img").first().waitFor();
  await page.waitForFunction(() => [...document.images].every(({ complete }) => complete));
  // Nothing in a picture can be typed or tapped.
  await page.addStyleTag({
    content:
      "main fieldset, main fieldset ~ *, header nav, header button, header a[href='/sign-in'] { display: none !important }",
  });
  await page.evaluate(() => document.fonts.ready);
  const picture = await page.screenshot({ animations: "disabled" });
  await sharp(picture)
    .jpeg({ quality: 82, mozjpeg: true })
    .toFile(join(rootFolder, "web", "public", "preview.jpg"));
  process.stdout.write("web/public/preview.jpg\n");
  await context.close();
}
