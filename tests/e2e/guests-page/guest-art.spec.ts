import { expect, test, type Page } from "@playwright/test";
import { themeIds } from "@janur/domain/content/theme-ids";
import { sampleShower } from "../../../tools/contact-sheet/sample-page.ts";
import type { Sample } from "../../../tools/contact-sheet/sample.ts";

const sample = (theme: Sample["theme"]): Sample => ({
  theme,
  language: "id",
  names: "short",
  hasPhotos: true,
  isEasy: false,
});

/** Addresses of baked art that the page asks for. */
function artAsked(page: Page): string[] {
  const asked: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (/\/assets\/event\/.*\.(?:avif|webp|css)$/.test(pathname)) asked.push(pathname);
  });
  return asked;
}

async function artHasCome(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const link = document.querySelector<HTMLLinkElement>("#art");
    return link?.sheet !== null && link?.disabled === false;
  });
}

test("art is asked for once the cover is painted, and never to save data or in Mode mudah @once", async ({
  page,
  browser,
}) => {
  const show = await sampleShower();
  const asked = artAsked(page);
  await show(page, sample("jepun"));
  await artHasCome(page);
  await expect.poll(() => asked.some((path) => path.includes("jepun-jambs"))).toBe(true);
  const paintedAt = await page.evaluate(
    () => performance.getEntriesByName("first-contentful-paint")[0]?.startTime,
  );
  const artAt = await page.evaluate(
    () => performance.getEntriesByType("resource").find(({ name }) => name.includes("/art-jepun"))?.startTime,
  );
  expect(artAt ?? 0).toBeGreaterThan(paintedAt ?? Infinity);

  asked.length = 0;
  await show(page, { ...sample("jepun"), isEasy: true });
  await page.waitForLoadState("networkidle");
  expect(asked).toEqual([]);

  const thrifty = await browser.newPage();
  await thrifty.addInitScript(() => {
    Object.defineProperty(navigator, "connection", { value: { saveData: true } });
  });
  const thriftyAsked = artAsked(thrifty);
  await show(thrifty, sample("jepun"));
  await thrifty.waitForLoadState("networkidle");
  expect(thriftyAsked).toEqual([]);
  await expect(thrifty.getByRole("heading", { level: 1 })).toContainText("Rani");
  await thrifty.close();
});

test("what stands below the cover is laid out, and asked for, once somebody goes there or the cover has its art @once @proof", async ({
  page,
}) => {
  const show = await sampleShower();
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  // The timer that would bring it by itself.
  await page.addInitScript(() => {
    const wait = setTimeout;
    Object.assign(window, {
      setTimeout: (work: () => void, ms: number) => (ms === 500 ? 0 : wait(work, ms)),
    });
  });
  const isThere = (name: string) => asked.some((path) => path.includes(name));
  const shown = show(page, sample("janur"));
  await artHasCome(page);
  await expect.poll(() => isThere("janur-wreath")).toBe(true);
  await page.waitForLoadState("networkidle");
  expect(isThere("janur-curtain"), "art of the sections").toBe(false);
  expect(isThere("display-fraunces"), "the face of their headings").toBe(false);
  const last = page.locator(".column > section").last();
  const isDrawn = () =>
    last
      .locator("h2, p")
      .first()
      .evaluate((node) => node.checkVisibility({ contentVisibilityAuto: true }));
  expect(await isDrawn(), "the end of the page").toBe(false);

  await page.mouse.wheel(0, 300);
  await shown;
  await expect.poll(() => isThere("janur-curtain")).toBe(true);
  await expect.poll(() => isThere("display-fraunces")).toBe(true);
  await last.evaluate((node) => {
    node.scrollIntoView({ behavior: "instant" });
  });
  await expect.poll(isDrawn).toBe(true);
});

test("what a worried guest looks for stands on the cover, one tap away @once", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const show = await sampleShower();
  for (const theme of ["jepun", "taman"] as const) {
    await show(page, sample(theme));
    const cover = page.locator("#cover");
    const safety = cover.getByText("Kami tidak pernah meminta");
    await expect(safety).toBeHidden();
    await cover.getByText("Aman?").click();
    await expect(safety).toBeVisible();
    await cover.getByText("Aman?").click();
    await cover.getByRole("button", { name: "Bukan Anda?" }).click();
    await expect(page.locator("#guest")).toHaveText("Bapak/Ibu/Saudara/i");
    await cover.getByRole("button", { name: "Mode mudah" }).click();
    await expect(page.locator("html")).toHaveClass(/easy/);
    await cover.getByRole("button", { name: /Mode mudah/ }).click();
  }
});

/** Made for mourning: nothing moves. */
const still = ["teduh"];

test("an opening is an event of the cover that hides nothing and ends by itself @once @proof", async ({
  page,
}) => {
  test.slow();
  await page.setViewportSize({ width: 390, height: 844 });
  const show = await sampleShower();
  for (const theme of themeIds) {
    await page.emulateMedia({ reducedMotion: "no-preference" });
    await show(page, sample(theme));
    await artHasCome(page);
    await page.getByRole("link", { name: "Buka Undangan" }).click();
    const length = await page.evaluate(() => {
      const cover = document.querySelector(".cover");
      const [event] = cover?.getAnimations() ?? [];
      return Number(event?.effect?.getComputedTiming().duration ?? 0);
    });
    expect(length, theme).toBeGreaterThanOrEqual(still.includes(theme) ? 0 : 900);
    expect(length, theme).toBeLessThanOrEqual(still.includes(theme) ? 0 : 1600);
    await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished)));
    await expect(page.getByRole("heading", { name: /Assalamu/ }), theme).toBeInViewport();
    await expect(page.locator("#cover .names"), theme).not.toBeInViewport();
    // Back up, the cover is as it was.
    await page.evaluate(() => {
      scrollTo({ top: 0, behavior: "instant" });
    });
    await expect(page.locator("#cover .names"), theme).toBeInViewport();

    await page.emulateMedia({ reducedMotion: "reduce" });
    await show(page, sample(theme));
    await artHasCome(page);
    await page.getByRole("link", { name: "Buka Undangan" }).click();
    expect(await page.evaluate(() => document.getAnimations().length), theme).toBe(0);
  }
});

test("a gallery of any number of pictures is a mosaic without a hole @once", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const show = await sampleShower();
  await show(page, sample("jepun"));
  await artHasCome(page);
  const holes = await page.evaluate(() => {
    const photos = document.querySelector(".s-gallery .photos");
    const first = photos?.firstElementChild;
    if (photos == null || first == null) return ["no gallery"];
    while (photos.children.length < 30) photos.append(first.cloneNode(true));
    const found: string[] = [];
    for (let count = 30; count > 0; count -= 1) {
      while (photos.children.length > count) photos.lastElementChild?.remove();
      const { width, height, left, top } = photos.getBoundingClientRect();
      const boxes = [...photos.children].map((child) => child.getBoundingClientRect());
      // Every point of a fine grid lies in a picture or in a gap beside one.
      for (let y = 8; y < height; y += 16) {
        for (let x = 8; x < width; x += 16) {
          const isCovered = boxes.some(
            (box) =>
              left + x >= box.left - 7 &&
              left + x <= box.right + 7 &&
              top + y >= box.top - 7 &&
              top + y <= box.bottom + 7,
          );
          if (!isCovered) found.push(`${count} pictures: a hole at ${x}, ${y}`);
        }
      }
    }
    return found.slice(0, 5);
  });
  expect(holes).toEqual([]);
});
