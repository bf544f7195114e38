import { expect, test, type Page } from "@playwright/test";

/** Holds back every script of the application until the returned function is called, as a slow line does. */
async function holdScripts(page: Page): Promise<() => void> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/assets/*.js", async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

test("the sign-in page stands there before its script, and the live one takes its place without moving @wide", async ({
  page,
}) => {
  const release = await holdScripts(page);
  await page.goto("/sign-in", { waitUntil: "commit" });
  const frame = page.locator('div[data-frame="id"]');
  const heading = page.getByText("Masuk ke Janur", { exact: true }).filter({ visible: true });
  const button = page.locator("button:visible", { hasText: /^Masuk$/ });
  await expect(heading).toBeVisible();
  // What has no styles yet has a place, but nobody sees it there.
  await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0);
  await expect(frame).toHaveAttribute("inert", "");
  await expect(page.locator("input, form")).toHaveCount(0);
  const places = [await heading.boundingBox(), await button.boundingBox()];

  release();
  await expect(frame).toHaveCount(0);
  await expect(page.getByLabel("E-mail")).toBeEditable();
  expect([await heading.boundingBox(), await button.boundingBox()]).toEqual(places);
});

test("it is in the language and the colours that this device remembers, and on no other page @once", async ({
  page,
}) => {
  const release = await holdScripts(page);
  await page.addInitScript(() => {
    localStorage.setItem("janur.language", "en");
    localStorage.setItem("janur.colorScheme", "dark");
  });
  await page.goto("/sign-in", { waitUntil: "commit" });
  await expect(page.locator('div[data-frame="en"]')).toBeVisible();
  await expect(page.locator('div[data-frame="id"]')).toBeHidden();
  await expect(page.locator("body")).toHaveCSS("background-color", "rgb(17, 17, 13)");

  await page.goto("/sign-in?redirect=%2Ftasks", { waitUntil: "commit" });
  await expect(page.locator("#root")).toBeAttached();
  await expect(page.locator('div[data-frame="en"]')).toBeHidden();
  await page.goto("/sign-up", { waitUntil: "commit" });
  await expect(page.locator("#root")).toBeAttached();
  await expect(page.locator("div[data-frame]")).toHaveCount(0);
  release();
});
