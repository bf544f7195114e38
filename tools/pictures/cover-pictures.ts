import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Browser } from "@playwright/test";
import sharp from "sharp";
import { cardSource } from "../../event-page/art/cards/cards-lock.ts";
import { languages } from "../../domain/src/text/language.ts";
import { dateText } from "../../domain/src/time/date-text.ts";
import { defaultZone } from "../../domain/src/time/zone.ts";
import { sampleShower } from "../contact-sheet/sample-page.ts";
import { picturedDay, picturedThemes } from "../../web/src/ui/art/pictured-themes.ts";
import { rootFolder } from "../folders.ts";

/** Where the front door and the sign-in page find them. */
export const coversFolder = join(rootFolder, "web", "src", "ui", "art", "covers");
/** Of which look each was taken, by theme. */
export const coversLockFile = join(coversFolder, "covers.lock.json");

/** CSS pixels of a cover as the application draws it. */
const cover = { width: 390, height: 693 };

/** The name's ending and the points across: twice the front door's card, and twice one of three beside each other on a phone. */
export const coverSizes = [
  { ending: "", width: 492, height: 874, quality: 46, bytes: 30_000 },
  { ending: "-small", width: 246, height: 437, quality: 50, bytes: 13_000 },
] as const;

/** A Saturday that stays ahead for a while; `cover-pictures.test.ts` says when it is over. */
export const shownDay = picturedDay.slice(0, 10);

/** Takes the covers that the front door shows until somebody types names of their own, and those of the sign-in page. */
export async function takeCoverPictures(browser: Browser): Promise<void> {
  mkdirSync(coversFolder, { recursive: true });
  const page = await browser.newPage({
    viewport: cover,
    deviceScaleFactor: 2,
    reducedMotion: "reduce",
    colorScheme: "light",
  });
  const show = await sampleShower();
  for (const language of languages) {
    for (const theme of picturedThemes) {
      await show(page, { theme, language, names: "short", hasPhotos: false, isEasy: false });
      await page.waitForLoadState("networkidle");
      await page
        .locator(".cover .lead")
        .first()
        .evaluate(
          (line, text) => {
            line.textContent = text;
          },
          dateText(new Date(picturedDay), defaultZone, language),
        );
      const screen = await page.screenshot({ animations: "disabled" });
      for (const { ending, width, quality } of coverSizes) {
        const file = `${theme}-${language}${ending}.avif`;
        const { size } = await sharp(screen)
          .resize({ width })
          .avif({ quality, effort: 6 })
          .toFile(join(coversFolder, file));
        process.stdout.write(`${file}: ${String(size)} B\n`);
      }
    }
  }
  await page.close();
  const lock = Object.fromEntries(picturedThemes.map((theme) => [theme, cardSource(theme)]));
  writeFileSync(coversLockFile, `${JSON.stringify(lock, null, 2)}\n`);
}
