import { expect, type BrowserContext, type Page } from "@playwright/test";
import type { DoorFeast } from "./door-feast.ts";

/** A phone as ushers hold it, as options of a browser's context. */
export const doorPhone = { viewport: { width: 360, height: 740 }, locale: "id-ID" };

/** Types a code as a scanner does that is a keyboard to the phone. */
export async function scan(page: Page, code: string): Promise<void> {
  await page.keyboard.type(code);
  await page.keyboard.press("Enter");
}

/** From the link to the door, by the way of whoever holds the phone; to that of the reception where the feast has several. */
export async function prepare(
  context: BrowserContext,
  link: string,
  feast: DoorFeast,
  ceremony: string | null = "Resepsi",
): Promise<Page> {
  const page = await context.newPage();
  await page.goto(link);
  await page.getByLabel("PIN dari pengundang").fill(feast.pin);
  await page.getByRole("button", { name: "Buka" }).click();
  await expect(page.getByRole("heading", { name: "Siapkan HP ini" })).toBeVisible();
  await expect(page.getByText("Tersimpan, bisa dibuka tanpa sinyal")).toBeVisible();
  await page.getByRole("button", { name: "Mulai terima tamu" }).click();
  if (ceremony !== null) await standAt(page, ceremony);
  return page;
}

/** Chooses the ceremony at whose door the phone stands. */
export async function standAt(page: Page, ceremony: string): Promise<void> {
  await page.getByRole("button", { name: "Menu" }).click();
  const menu = page.getByRole("dialog", { name: "Menu" });
  await menu.getByLabel("Acara di pintu ini").selectOption({ label: ceremony });
  await menu.getByRole("button", { name: "Tutup" }).click();
  await expect(menu).toHaveCount(0);
}

/** Has the code on a photo read, as whoever got it sent does. */
export function readPhoto(page: Page, buffer: Buffer): Promise<void> {
  return page.getByLabel("Dari foto").setInputFiles({ name: "kode.png", mimeType: "image/png", buffer });
}

/** What fills the screen after a code. */
export function verdict(page: Page, title: string) {
  return page.getByRole("dialog", { name: title });
}

/** Lets in whoever's sheet is open, so many of them, and goes on to the next. */
export async function letIn(page: Page, people: number): Promise<void> {
  const sheet = page.getByRole("dialog", { name: "Resepsi" });
  await sheet.getByRole("button", { name: String(people), exact: true }).click();
  await sheet.getByRole("button", { name: /^Persilakan/ }).click();
  await expect(verdict(page, "Silakan masuk")).toBeVisible();
  await verdict(page, "Silakan masuk").getByRole("button", { name: "Berikutnya" }).click();
}
