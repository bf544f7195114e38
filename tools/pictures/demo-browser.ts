import chromium from "@sparticuz/chromium";
import { chromium as playwright, expect, type Browser, type Page } from "@playwright/test";
import { parseOffset } from "../emulators/ports.ts";
import { isSuiteRunning, suiteAddress } from "../emulators/suite.ts";
import { PlainError } from "../plain-error.ts";

/** Sizes that pictures are taken at, in CSS px. */
export const phone = { width: 390, height: 844 };
export const desktop = { width: 1280, height: 800 };

export async function launchBrowser(): Promise<Browser> {
  return playwright.launch({
    executablePath: await chromium.executablePath(),
    args: chromium.args.filter((argument) => argument !== "--single-process"),
  });
}

/**
 * Gives a browser and the address of the suite that runs at JANUR_PORT_OFFSET.
 * @throws PlainError when none runs there
 */
export async function withDemo(work: (browser: Browser, hostingUrl: string) => Promise<void>): Promise<void> {
  const offset = parseOffset(process.env["JANUR_PORT_OFFSET"]);
  if (!(await isSuiteRunning(offset))) {
    throw new PlainError("No emulators run at these ports: run `npm start` first.");
  }
  const browser = await launchBrowser();
  try {
    await work(browser, suiteAddress(offset).hostingUrl);
  } finally {
    await browser.close();
  }
}

/** Signs in as one of the demo's hosts, in whichever language the page is. */
export async function signInAs(page: Page, host: "Rani" | "Dimas"): Promise<void> {
  await page.goto("/sign-in");
  await page.getByRole("button", { name: new RegExp(`^${host}`) }).click();
  await page.getByRole("heading", { level: 1, name: new RegExp(host) }).waitFor();
}

/** Path of a workroom of one of the demo's invitations, whose id the list knows. */
export async function roomOf(page: Page, title: string, room: string): Promise<string> {
  await page.goto("/invitations");
  const card = page.getByRole("article", { name: title });
  const href = await card.locator('a[href^="/invitations/edit/"]').first().getAttribute("href");
  const id = href?.split("/").at(-1) ?? "";
  return room === "edit" ? `/invitations/edit/${id}` : `/invitations/${id}/${room}`;
}

/** A busy machine is slow, not wrong. */
const patience = { timeout: 30_000 };

/** Waits until nothing on the page, nor in the preview it may hold, is still on its way. */
export async function settled(page: Page): Promise<void> {
  await page.getByRole("heading", { level: 1 }).first().waitFor();
  await expect(page.locator(".mantine-Skeleton-root")).toHaveCount(0, patience);
  // Stands where a figure is still being counted.
  await expect(page.getByText("…", { exact: true }).filter({ visible: true })).toHaveCount(0, patience);
  if ((await page.locator("iframe").count()) > 0) {
    await page.frameLocator("iframe").locator("#cover").waitFor();
  }
  await page.waitForFunction(areCoversDrawn);
  for (const frame of page.frames()) {
    await frame.evaluate(() => document.fonts.ready.then(() => undefined));
  }
  await page.evaluate(untilNothingComes);
}

/** In the page: whether every cover of a theme that is on the screen has more than its paper. */
function areCoversDrawn(): boolean {
  return [...document.querySelectorAll("[inert][aria-hidden=true]")].every((stage) => {
    const { top, bottom } = stage.getBoundingClientRect();
    const isSeen = top < innerHeight && bottom > 0;
    return !isSeen || stage.firstElementChild?.firstElementChild != null;
  });
}

/** In the page: until no file has come for half a second; a list that listens never lets the network rest. */
async function untilNothingComes(): Promise<void> {
  let count = -1;
  for (let time = 0; time < 20 && count !== performance.getEntriesByType("resource").length; time += 1) {
    count = performance.getEntriesByType("resource").length;
    await new Promise((resolve) => {
      setTimeout(resolve, 500);
    });
  }
}
