import { join } from "node:path";
import type { Browser, Page } from "@playwright/test";
import { roomOf, settled } from "../pictures/demo-browser.ts";
import { appPictureName, appSizes, wizardAnswers, type AppPicture, type Viewer } from "./app-screens.ts";

/** What of a long page is worth looking at, in CSS px. */
const tallest = 2400;
/** What a screen may move while it loads, as Cumulative Layout Shift counts it; the web's own gate is 0.1. */
const still = 0.005;

declare global {
  interface Window {
    /** Of this page so far, without what followed a tap. */
    layoutShift?: number;
  }
}

/** Runs in the page, before anything of its own. */
function recordShifts(): void {
  window.layoutShift = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const value: unknown = Reflect.get(entry, "value");
      if (typeof value === "number" && Reflect.get(entry, "hadRecentInput") === false)
        window.layoutShift = (window.layoutShift ?? 0) + value;
    }
  }).observe({ type: "layout-shift", buffered: true });
}

/** Photographs screens of the running demo into a folder, one browser context for all that share viewer and settings. */
export async function photographApp(options: {
  browser: Browser;
  hostingUrl: string;
  pictures: readonly AppPicture[];
  folder: string;
  say: (line: string) => void;
}): Promise<void> {
  const { browser, hostingUrl, pictures, folder, say } = options;
  for (const group of Object.values(Object.groupBy(pictures, contextOf))) {
    const first = group?.[0];
    if (group === undefined || first === undefined) continue;
    const context = await browser.newContext({
      viewport: appSizes[first.size],
      hasTouch: first.size === "phone",
      isMobile: first.size === "phone",
      colorScheme: first.scheme,
      reducedMotion: "reduce",
      locale: "id-ID",
      timezoneId: "Asia/Jakarta",
      baseURL: hostingUrl,
    });
    await context.addInitScript((language) => {
      localStorage.setItem("janur.language", language);
    }, first.language);
    await context.addInitScript(recordShifts);
    if (first.viewer === "visitor") {
      await context.addInitScript((answers) => {
        // The front door is seen by somebody who has typed nothing yet.
        if (location.pathname !== "/") sessionStorage.setItem("janur.draft.new-invitation", answers);
      }, JSON.stringify(wizardAnswers));
    }
    const page = await context.newPage();
    page.on("pageerror", ({ message }) => {
      say(`${page.url()}: ${message}`);
    });
    const wedding = await signIn(page, first.viewer);
    for (const picture of group) {
      await page.goto(picture.path.replace("{id}", wedding));
      await settled(page).catch((error: unknown) => {
        say(`${appPictureName(picture)}: did not come to rest (${String(error).split("\n")[0] ?? ""})`);
      });
      const moved = await page.evaluate(() => window.layoutShift ?? 0);
      if (moved > still) say(`${appPictureName(picture)}: jumped while it loaded, by ${moved.toFixed(3)}`);
      await photograph(page, picture, folder, say);
    }
    await context.close();
  }
}

function contextOf({ viewer, size, scheme, language }: AppPicture): string {
  return [viewer, size, scheme, language].join("-");
}

/** Signs the demo's account in. @returns the id of the demo wedding, which only its hosts see */
async function signIn(page: Page, viewer: Viewer): Promise<string> {
  if (viewer === "visitor") return "";
  await page.goto("/sign-in");
  await page.getByRole("button", { name: viewer === "host" ? /^Rani/ : /^Admin/i }).click();
  await page.waitForURL((url) => !url.pathname.startsWith("/sign-in"));
  if (viewer === "staff") return "";
  const path = await roomOf(page, "Rani & Dimas", "edit");
  return path.split("/").at(-1) ?? "";
}

async function photograph(
  page: Page,
  picture: AppPicture,
  folder: string,
  say: (line: string) => void,
): Promise<void> {
  const name = appPictureName(picture);
  const { width } = appSizes[picture.size];
  const { wide, tall } = await page.evaluate(() => ({
    wide: document.documentElement.scrollWidth,
    tall: document.documentElement.scrollHeight,
  }));
  if (wide > width) say(`${name}: ${wide} px wide on a screen of ${width}`);
  await page.screenshot({ path: join(folder, `${name}.png`), animations: "disabled" });
  if (tall > appSizes[picture.size].height) {
    await page.screenshot({
      path: join(folder, `${name}-whole.png`),
      animations: "disabled",
      fullPage: true,
      clip: { x: 0, y: 0, width, height: Math.min(tall, tallest) },
    });
  }
}
