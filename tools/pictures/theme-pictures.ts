import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Browser, Page } from "@playwright/test";
import sharp from "sharp";
import { themeIdSchema, type ThemeId } from "../../domain/src/content/theme.ts";
import { themeIds } from "../../domain/src/content/theme-ids.ts";
import { dressedThemes } from "../../event-page/art/lock.ts";
import { sampleShower, type ShowSample } from "../contact-sheet/sample-page.ts";
import { rootFolder } from "../folders.ts";
import { phone } from "./demo-browser.ts";

const folder = join(rootFolder, "docs", "pictures");
/** Points that a phone's screen is shown in. */
const wide = 200;
const gap = 8;

/** The sections that a strip shows beside the two covers. */
const scenes = [".s-opening", ".s-hosts", ".poster", ".s-rsvp", ".s-closing"];

/** Takes strips of every theme with art for docs/themes.md, and their covers in one picture for the README. */
export async function takeThemePictures(browser: Browser): Promise<void> {
  mkdirSync(join(folder, "themes"), { recursive: true });
  const page = await browser.newPage({ viewport: phone, reducedMotion: "reduce", colorScheme: "light" });
  const show = await sampleShower();
  const dressed = new Set(dressedThemes().map((theme) => themeIdSchema.parse(theme)));
  const covers: Buffer[] = [];
  for (const theme of themeIds.filter((id) => dressed.has(id))) {
    const screens = await screensOf(page, show, theme);
    covers.push(...screens.slice(0, 1));
    await strip(screens, screens.length, join(folder, "themes", `${theme}.webp`));
    process.stdout.write(`docs/pictures/themes/${theme}.webp\n`);
  }
  await strip(covers, 13, join(folder, "themes.webp"));
  await page.close();
}

async function screensOf(page: Page, show: ShowSample, theme: ThemeId): Promise<Buffer[]> {
  const sample = { theme, language: "id", names: "own", isEasy: false } as const;
  const screens: Buffer[] = [];
  for (const hasPhotos of [false, true]) {
    await show(page, { ...sample, hasPhotos });
    await page.waitForLoadState("networkidle");
    screens.push(await screen(page));
  }
  await show(page, { ...sample, hasPhotos: false });
  await page.locator("#open").click();
  for (const scene of scenes) {
    const place = page.locator(scene).first();
    if ((await place.count()) === 0) continue;
    // What stands above it gets its own height only once it has been near, and pushes it down.
    for (let time = 0; time < 3; time += 1) {
      await place.evaluate(async (element) => {
        element.scrollIntoView({ block: "start", behavior: "instant" });
        // What has come near is laid out with the next frame, and is painted with the one after it.
        await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
      });
      await page.waitForLoadState("networkidle");
    }
    screens.push(await screen(page));
  }
  return screens;
}

async function screen(page: Page): Promise<Buffer> {
  return sharp(await page.screenshot({ animations: "disabled" }))
    .resize({ width: wide })
    .png()
    .toBuffer();
}

async function strip(screens: readonly Buffer[], columns: number, file: string): Promise<void> {
  const high = Math.round((wide * phone.height) / phone.width);
  const rows = Math.ceil(screens.length / columns);
  const picture = await sharp({
    create: {
      width: columns * (wide + gap) - gap,
      height: rows * (high + gap) - gap,
      channels: 4,
      background: "#0000",
    },
  })
    .composite(
      screens.map((input, index) => ({
        input,
        left: (index % columns) * (wide + gap),
        top: Math.floor(index / columns) * (high + gap),
      })),
    )
    .webp({ quality: 74, effort: 6 })
    .toBuffer();
  writeFileSync(file, picture);
}
