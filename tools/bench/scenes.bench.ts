import process from "node:process";
import type { Page } from "@playwright/test";
import { themeIds } from "../../domain/src/content/theme-ids.ts";
import { launchBrowser, phone } from "../pictures/demo-browser.ts";
import { framesDuring } from "./frame-times.ts";
import { startPage } from "./page-under-test.ts";
import { percentile } from "./percentile.ts";

const million = 1_000_000;

/** Runs in the page: scrolls to its end as a finger does, 40 px with each frame. */
async function scrollThrough(): Promise<void> {
  while (window.scrollY + window.innerHeight < document.documentElement.scrollHeight - 2) {
    window.scrollBy({ top: 40, behavior: "instant" });
    await new Promise(requestAnimationFrame);
  }
}

/** Runs in the page: pixels of all pictures that it has fetched so far, each once. */
async function decodedPixels(): Promise<number> {
  const pictures = performance
    .getEntriesByType("resource")
    .map(({ name }) => name)
    .filter((name) => /\.(?:avif|webp|jpg)(?:\?|$)/.test(name));
  let sum = 0;
  for (const address of new Set(pictures)) {
    const bitmap = await createImageBitmap(await (await fetch(address)).blob()).catch(() => {
      throw new Error(`not a picture: ${address}`);
    });
    sum += bitmap.width * bitmap.height;
    bitmap.close();
  }
  return sum;
}

/** The 95th percentile of the frames that pass meanwhile, in ms. */
async function frame(page: Page, act: () => Promise<void>): Promise<number> {
  return percentile(await framesDuring(page, act), 0.95);
}

/**
 * Of every theme, or of those in `THEMES`: pixels that a phone decodes for the first view and for the whole page with 30
 * pictures, at twice the density; the 95th percentile of a frame while it opens and while it is scrolled, at 4× CPU and
 * one pixel a point, painted by the processor.
 */
export async function run(): Promise<string> {
  const wanted = process.env["THEMES"]?.split(" ");
  const measured = themeIds.filter((theme) => wanted?.includes(theme) ?? true);
  const server = await startPage(measured);
  const browser = await launchBrowser();
  const rows: string[] = [];
  try {
    for (const theme of measured) {
      const address = server.origin + server.pathIn(theme);
      const dense = await browser.newPage({ viewport: phone, deviceScaleFactor: 2, isMobile: true });
      await dense.goto(address, { waitUntil: "networkidle" });
      const first = await dense.evaluate(decodedPixels);
      await dense.evaluate(scrollThrough);
      await dense.waitForLoadState("networkidle");
      const whole = await dense.evaluate(decodedPixels);
      await dense.close();
      const page = await browser.newPage({ viewport: phone, isMobile: true });
      await page.goto(address, { waitUntil: "networkidle" });
      const devtools = await page.context().newCDPSession(page);
      await devtools.send("Emulation.setCPUThrottlingRate", { rate: 4 });
      const opening = await frame(page, async () => {
        await page.locator("#open").evaluate((button: HTMLElement) => {
          button.click();
        });
        await page.waitForTimeout(1600);
      });
      const scrolling = await frame(page, () => page.evaluate(scrollThrough));
      await page.close();
      // Two frames of a screen that draws sixty a second are 33.3 ms.
      const isSlow = Math.round(Math.max(opening, scrolling)) > 33;
      const isMissed = first > 4 * million || whole > 14 * million || isSlow;
      const row = `| ${theme}${isMissed ? " (missed)" : ""} | ${(first / million).toFixed(1)} MP | ${(whole / million).toFixed(1)} MP | ${opening.toFixed(0)} ms | ${scrolling.toFixed(0)} ms |`;
      process.stdout.write(`${row}\n`);
      rows.push(row);
    }
  } finally {
    await browser.close();
    await server.stop();
  }
  return [
    "gates: 4 MP, 14 MP, 33 ms, 33 ms",
    "| theme | first view | whole page | frame of opening | frame of scrolling |",
    "|---|---|---|---|---|",
    ...rows,
  ].join("\n");
}
