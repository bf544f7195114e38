import { expect, test, type Page } from "@playwright/test";
import sharp from "sharp";
import { desktop, launchBrowser } from "../../../tools/pictures/demo-browser.ts";
import { expectAccessibleDayAndNight } from "../support/axe.ts";
import { chooseEvent } from "../support/host.ts";
import { signedInHost } from "../support/signed-in-host.ts";

const headline = "Undangan digital seindah undangan cetak.";

/** Holds back what matches until the returned function is called, as a slow line does. */
async function hold(page: Page, files: string | RegExp): Promise<() => void> {
  const held = Promise.withResolvers<undefined>();
  await page.route(files, async (route) => {
    await held.promise;
    await route.continue();
  });
  return () => {
    held.resolve(undefined);
  };
}

test("the front door stands there before its script, and the live one takes its place without moving @wide", async ({
  page,
}) => {
  const release = await hold(page, "**/assets/*.js");
  await page.goto("/", { waitUntil: "commit" });
  const heading = page.getByRole("heading", { level: 1, name: headline });
  await expect(heading).toBeVisible();
  await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0);
  await expect(page.locator('div[data-frame="id"]')).toBeVisible();
  await expect(page.locator("input, form")).toHaveCount(0);
  const first = page.locator('div[data-frame="id"] [data-theme] img').first();
  await expect.poll(() => first.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  expect(await first.evaluate((image: HTMLImageElement) => image.currentSrc)).toMatch(
    /\/[a-z]+-id-[^/]*\.avif$/,
  );
  await page.evaluate(() => document.fonts.ready);
  const place = await heading.boundingBox();
  await page.evaluate(() => {
    const watch = () => {
      if (document.querySelector("h1") === null) document.documentElement.dataset["gap"] = "";
    };
    new MutationObserver(watch).observe(document.body, { childList: true, subtree: true });
  });
  release();
  await expect(page.locator("div[data-frame]")).toHaveCount(0);
  await expect(page.getByLabel("Nama pertama")).toBeEditable();
  expect(await heading.boundingBox()).toEqual(place);
  await expect(page.locator("html"), "a moment with neither of them").not.toHaveAttribute("data-gap");
});

test("its words and links need no script, and search engines may keep this page alone @once", async ({
  browser,
  baseURL,
  request,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  const page = await context.newPage();
  await page.goto("/");
  await expect(page).toHaveTitle("Undangan digital seindah undangan cetak · Janur");
  await expect(page.getByRole("heading", { level: 1, name: headline })).toBeVisible();
  await expect(page.getByText("Rani", { exact: false }).first()).toBeVisible();
  await expect(page.locator('meta[name="robots"]')).toHaveCount(0);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", "/");
  await expect(page.locator('meta[property="og:title"]')).toHaveAttribute(
    "content",
    "Undangan digital seindah undangan cetak",
  );
  const description = page.locator('meta[name="description"]');
  await expect(description).toHaveAttribute("content", /^Tulis dua nama, dan undangannya jadi\./);
  await page.getByRole("link", { name: "Masuk", exact: true }).click();
  await expect(page).toHaveURL("/sign-in");
  await context.close();
  for (const path of ["/sign-in", "/try", "/tasks", "/tidak/ada"])
    expect(await (await request.get(path)).text(), path).toContain('<meta name="robots" content="noindex"');
  expect(await (await request.get("/robots.txt")).text()).toContain("User-agent: *");
});

test("two names reach every cover, the living invitation and the wizard @once", async ({ page }) => {
  test.slow();
  await page.goto("/");
  await expect(page.locator("[data-theme] img")).toHaveCount(9);
  await page.getByLabel("Nama pertama").fill("Meilani");
  await page.getByLabel("Nama kedua").fill("Kevin");
  await expect(page.locator("[data-theme] b").filter({ hasText: "Meilani" })).toHaveCount(9);
  await expect(page.locator("[data-theme] img"), "pictures in other names").toHaveCount(0);
  await page.locator("#living").scrollIntoViewIfNeeded();
  const living = page.frameLocator('iframe[title="Contoh undangan yang bisa digulir"]');
  await expect(living.getByRole("heading", { level: 1, name: "Meilani & Kevin" })).toBeVisible();
  // The day that stands on the pictures in the usual names.
  await expect(living.locator("#cover")).toContainText("12 Agustus 2028");
  await page.getByRole("link", { name: "Coba dengan nama Anda" }).filter({ visible: true }).click();
  await expect(page).toHaveURL("/try");
  await page.goBack();
  await page.getByLabel("Nama pertama").press("Enter");
  await expect(page.getByLabel("Nama kedua")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/try");
  await chooseEvent(page, "Pernikahan");
  await expect(page.getByLabel("Mempelai wanita")).toHaveValue("Meilani");
  await expect(page.getByLabel("Mempelai pria")).toHaveValue("Kevin");
});

test("the living invitation lets the page go on until somebody asks to scroll it, and again beside it @once", async ({
  page,
}) => {
  await page.goto("/");
  await expect(page.getByLabel("Nama pertama")).toBeEditable();
  const living = page.locator("#living iframe");
  await page.locator("#living").scrollIntoViewIfNeeded();
  const ask = page.getByRole("button", { name: "Gulir undangan" });
  await expect(ask).toBeVisible();
  await expect(living.contentFrame().locator("#cover")).toBeVisible();
  const scrolled = () =>
    living
      .contentFrame()
      .locator("html")
      .evaluate(() => window.scrollY);
  await living.evaluate((frame) => {
    frame.scrollIntoView({ block: "center" });
  });
  const { x = 0, y = 0, width = 0, height = 0 } = (await living.boundingBox()) ?? {};
  await page.mouse.move(x + width / 2, y + height / 2);
  const before = await page.evaluate(() => window.scrollY);
  await page.mouse.wheel(0, 200);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(before);
  expect(await scrolled()).toBe(0);

  await ask.click();
  await expect(ask).toBeHidden();
  const box = await living.boundingBox();
  await page.mouse.move((box?.x ?? 0) + width / 2, (box?.y ?? 0) + height / 3);
  await page.mouse.wheel(0, 400);
  await expect.poll(scrolled).toBeGreaterThan(0);
  await page.getByRole("heading", { name: "Undangan yang hidup" }).dispatchEvent("pointerdown");
  await expect(ask).toBeVisible();
});

test("it is accessible by day and by night, and speaks English where that is chosen @once @proof", async ({
  page,
}) => {
  await page.goto("/");
  await expect(page.getByLabel("Nama pertama")).toBeEditable();
  await expectAccessibleDayAndNight(page, "front door");
  await page.getByRole("button", { name: "English" }).click();
  await expect(
    page.getByRole("heading", { level: 1, name: "Digital invitations as beautiful as printed ones." }),
  ).toBeVisible();
  await page.reload();
  await expect(page.getByRole("link", { name: "Sign in" })).toBeVisible();
});

test("by night nothing of it is left unpainted where nothing moves @once @proof", async ({ baseURL }) => {
  // Painted as a graphics card does it: a filter on the turned covers tore holes into the page there alone.
  const browser = await launchBrowser();
  try {
    const page = await browser.newPage({
      viewport: desktop,
      colorScheme: "dark",
      reducedMotion: "reduce",
      ...(baseURL && { baseURL }),
    });
    await page.goto("/");
    // In names of their own covers are drawn, not shown as pictures.
    await page.getByLabel("Nama pertama").fill("Meilani");
    await expect(page.locator("[data-theme] [inert]").first()).toBeVisible();
    await page.waitForLoadState("networkidle");
    const { isOpaque } = await sharp(await page.screenshot()).stats();
    expect(isOpaque, "every pixel is painted").toBe(true);
  } finally {
    await browser.close();
  }
});

test("a host never sees it, and whoever signs out comes to the sign-in page @once", async ({
  page,
  baseURL,
}) => {
  await signedInHost(page, baseURL);
  const release = await hold(page, "**/assets/*.js");
  await page.goto("/", { waitUntil: "commit" });
  await expect(page.locator("div[data-frame]")).toHaveCount(2);
  await expect(page.locator("div[data-frame]").filter({ visible: true })).toHaveCount(0);
  await page.evaluate((words) => {
    new MutationObserver(() => {
      if (document.body.innerText.includes(words)) document.documentElement.dataset["seen"] = "yes";
    }).observe(document.body, { childList: true, subtree: true });
  }, headline);
  release();
  await expect(page.getByRole("heading", { level: 1, name: /^Selamat datang/ })).toBeVisible();
  await expect(page).toHaveTitle("Beranda · Janur");
  await expect(page.locator("html")).not.toHaveAttribute("data-seen", "yes");
  await page.getByRole("button", { name: "Menu akun" }).click();
  await page.getByRole("menuitem", { name: "Keluar" }).click();
  await expect(page).toHaveURL("/sign-in");
  await page.goto("/");
  await expect(page.getByRole("heading", { level: 1, name: headline })).toBeVisible();
});
