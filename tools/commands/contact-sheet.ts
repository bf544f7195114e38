import { mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import chromium from "@sparticuz/chromium";
import { chromium as playwright, type Page } from "@playwright/test";
import { bundleEventPage } from "../build/build-all.ts";
import { workFolder } from "../folders.ts";
import { appPictures } from "../contact-sheet/app-screens.ts";
import { appSheetHtml } from "../contact-sheet/app-page-html.ts";
import { pageFaults } from "../contact-sheet/page-faults.ts";
import { photographApp } from "../contact-sheet/photograph-app.ts";
import { withDemo } from "../pictures/demo-browser.ts";
import { sampleShower } from "../contact-sheet/sample-page.ts";
import { sheetHtml } from "../contact-sheet/page-html.ts";
import { sheetPageName, sheetPages, sheetParts, type SheetPage } from "../contact-sheet/sample.ts";
import { PlainError } from "../plain-error.ts";

const folder = join(workFolder, "contact-sheet");
/** What of a long page is worth looking at, in CSS px. */
const tallest = 2600;

const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

/**
 * `npm run contact-sheet [-- words]`: photographs every theme (cover, what follows, and the answer) at two widths, by
 * day and by night, in both languages, with short and long names, with and without pictures, into an ignored folder
 * with an index.html. Words choose pages by their names: `taman dark` takes those that contain both. With `app` as the
 * first word, the screens of the application instead, of the demo that runs at JANUR_PORT_OFFSET.
 */
export async function run(words: string[]): Promise<number> {
  return words[0] === "app" ? photographScreens(words.slice(1)) : photographThemes(words);
}

async function photographScreens(words: string[]): Promise<number> {
  const pictures = appPictures(words);
  if (pictures.length === 0)
    throw new PlainError(`No screen of the contact sheet is called ${words.join(" ")}.`);
  const appFolder = join(workFolder, "contact-sheet-app");
  if (words.length === 0) await rm(appFolder, { recursive: true, force: true });
  await mkdir(appFolder, { recursive: true });
  await withDemo((browser, hostingUrl) =>
    photographApp({ browser, hostingUrl, pictures, folder: appFolder, say }),
  );
  await writeFile(join(appFolder, "index.html"), appSheetHtml(pictures));
  say(`${String(pictures.length)} screens: ${join(appFolder, "index.html")}`);
  return 0;
}

async function photographThemes(words: string[]): Promise<number> {
  const pages = sheetPages().filter((page) => {
    const parts = sheetPageName(page).split("-");
    return words.every((word) => parts.includes(word));
  });
  if (pages.length === 0) throw new PlainError(`No page of the contact sheet is called ${words.join(" ")}.`);
  await bundleEventPage(say);
  if (words.length === 0) await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const show = await sampleShower();
  const browser = await playwright.launch({
    executablePath: await chromium.executablePath(),
    // One page after the other in one process ends with the first page; policies must hold as in a real browser.
    args: chromium.args.filter(
      (argument) => !/^--(single-process|no-zygote|in-process-gpu|disable-web-security)/.test(argument),
    ),
  });
  try {
    const waiting = [...pages];
    const work = async () => {
      const page = await browser.newPage({ reducedMotion: "reduce", timezoneId: "Asia/Jakarta" });
      for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
        await page.emulateMedia({ colorScheme: next.scheme });
        await page.setViewportSize({ width: next.width, height: next.width === 360 ? 640 : 800 });
        await show(page, next);
        for (const fault of await page.evaluate(pageFaults)) say(`${sheetPageName(next)}: ${fault}`);
        await photograph(page, next);
      }
    };
    await Promise.all([work(), work()]);
  } finally {
    await browser.close();
  }
  await writeFile(join(folder, "index.html"), sheetHtml(pages));
  say(`${String(pages.length * sheetParts.length)} pictures: ${join(folder, "index.html")}`);
  return 0;
}

async function photograph(page: Page, sheetPage: SheetPage): Promise<void> {
  const file = (part: string) => join(folder, `${sheetPageName(sheetPage)}-${part}.jpg`);
  const options = { type: "jpeg", quality: 80 } as const;
  await page.screenshot({ ...options, path: file("cover") });
  if (sheetPage.width === 1280) {
    // The cover stays beside what is read.
    await page
      .locator("section[id^=s-], .column > section")
      .nth(1)
      .evaluate((node) => {
        node.scrollIntoView({ behavior: "instant" });
      });
    await page.screenshot({ ...options, path: file("middle") });
    await page.locator("#rsvp-form").evaluate((node) => {
      node.closest("section")?.scrollIntoView({ behavior: "instant" });
    });
    await page.screenshot({ ...options, path: file("rsvp") });
    return;
  }
  const { middle, answer, end } = await page.evaluate(() => {
    // A picture of the whole page shows what no screen has come near, too.
    for (const section of document.querySelectorAll<HTMLElement>(".column > section"))
      section.style.contentVisibility = "visible";
    const top = (selector: string) =>
      (document.querySelector(selector)?.getBoundingClientRect().top ?? 0) + scrollY;
    const rsvp = document.querySelector("#rsvp-form")?.closest("section")?.getBoundingClientRect();
    return { middle: top(".column"), answer: (rsvp?.top ?? 0) + scrollY, end: (rsvp?.bottom ?? 0) + scrollY };
  });
  const shoot = (part: string, y: number, height: number) =>
    page.screenshot({
      ...options,
      path: file(part),
      fullPage: true,
      clip: { x: 0, y, width: sheetPage.width, height: Math.min(height, tallest) },
    });
  await shoot("middle", middle, answer - middle);
  await shoot("rsvp", answer, end - answer);
}
