import { expect, test, type BrowserContext, type Page } from "@playwright/test";
import { openForm, rsvpWith, sayYes } from "../support/answering-guest.ts";
import { codesIn } from "../support/codes-in.ts";
import { guestContext } from "../support/host.ts";
import { publishWedding, weddingAhead } from "../support/published-wedding.ts";

const coded = () => weddingAhead(30, rsvpWith({ isCodeShown: true }));
const code = (page: Page) => page.getByRole("img", { name: "Kode masuk Anda" });
const kept = (page: Page) => page.getByText("Kode ini tersimpan di ponsel Anda dan tetap berlaku.");

/** Answers by this link until the phone says that it keeps the code. @returns what the code says */
async function answer(page: Page, link: string): Promise<string> {
  await openForm(page, link);
  await sayYes(page);
  await page.getByRole("button", { name: "Kirim jawaban" }).click();
  await expect(page.getByText("Tersimpan juga di ponsel ini")).toBeVisible();
  return (await codesIn(await code(page).screenshot()))[0] ?? "";
}

/** Opens a link in a page of its own without a signal, as from a chat. */
async function openOffline(context: BrowserContext, link: string): Promise<Page> {
  await context.setOffline(true);
  const page = await context.newPage();
  await page.goto(link).catch(() => null);
  return page;
}

test('on a page for guests alone "Bukan Anda?" closes it and forgets the code that the phone kept @once', async ({
  browser,
  baseURL,
}) => {
  const wedding = await publishWedding(baseURL, coded());
  await wedding.changeSettings({ access: "guests" });
  const link = await wedding.invite();
  const context = await guestContext(browser);
  const page = await context.newPage();
  const shown = await answer(page, link);
  const offline = await openOffline(context, link);
  await expect(kept(offline)).toBeVisible();
  expect(await codesIn(await offline.screenshot())).toEqual([shown]);
  await offline.close();
  await context.setOffline(false);

  await page.getByRole("button", { name: "Bukan Anda?" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Undangan ini tertutup");
  await expect(page.getByText("Bapak Hadi Wiranto")).toHaveCount(0);
  await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([]);
  const later = await openOffline(context, link);
  await expect(code(later)).toHaveCount(0);
  await context.close();
});

test("who has no table yet is shown, just after answering, a code and no word of a table @once @proof", async ({
  browser,
  baseURL,
}) => {
  const wedding = await publishWedding(baseURL, coded());
  const link = await wedding.invite();
  const context = await guestContext(browser);
  const page = await context.newPage();
  const shown = await answer(page, link);
  await page.close();
  const offline = await openOffline(context, link);
  await expect(kept(offline)).toBeVisible();
  await expect(offline.getByText("Bapak Hadi Wiranto")).toBeVisible();
  await expect(offline.getByText(/\bmeja\b/i)).toHaveCount(0);
  await expect(offline.locator(".table")).toHaveCount(0);
  expect(await offline.getByText(/undefined|null|NaN/).count()).toBe(0);
  expect(await codesIn(await offline.screenshot())).toEqual([shown]);
  await context.close();
});
