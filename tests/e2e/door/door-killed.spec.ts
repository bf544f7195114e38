import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test, type Page } from "@playwright/test";
import { startFeast } from "../support/door/door-feast.ts";
import { scan, standAt, verdict } from "../support/door/door-phone.ts";
import { startOwnChromium, type OwnChromium } from "../support/own-chromium.ts";

test("who was let in without a signal is still in after the phone has died in that very moment, five times @proof", async ({
  playwright,
  launchOptions,
  baseURL,
}, info) => {
  test.setTimeout(240_000);
  const feast = await startFeast(baseURL);
  const guests = await Promise.all(
    Array.from({ length: 5 }, (_, index) => feast.invite({ name: `Tamu ${String(index + 1)}`, seats: 1 })),
  );
  const profile = join(info.outputDir, "profile");
  mkdirSync(profile, { recursive: true });
  const start = async (): Promise<{ phone: OwnChromium; page: Page }> => {
    const phone = await startOwnChromium(playwright.chromium, launchOptions, profile);
    const [context] = phone.browser.contexts();
    if (context === undefined) throw new Error("no context");
    return { phone, page: await context.newPage() };
  };
  const door = `${baseURL ?? ""}/bantu/pintu/`;
  let { phone, page } = await start();
  await page.goto((await feast.pass("Rina")).link);
  await page.getByLabel("PIN dari pengundang").fill(feast.pin);
  await page.getByRole("button", { name: "Buka" }).click();
  await expect(page.getByText("Tersimpan, bisa dibuka tanpa sinyal")).toBeVisible();
  await page.getByRole("button", { name: "Mulai terima tamu" }).click();
  await standAt(page, "Resepsi");
  await page.getByRole("button", { name: "Langsung" }).click();
  await expect(page.getByRole("button", { name: "Langsung" })).toHaveAttribute("aria-pressed", "true");

  for (const [index, { code }] of guests.entries()) {
    await page.context().setOffline(true);
    await scan(page, code);
    await expect(verdict(page, "Silakan masuk")).toBeVisible();
    // What the screen says stands on the disk.
    await phone.kill();
    ({ phone, page } = await start());
    await page.context().setOffline(true);
    await page.goto(door);
    const count = String(index + 1);
    await expect(page.getByText(`${count} orang masuk · ${count} undangan`)).toBeVisible();
    await expect(page.getByText(`${count} belum terkirim`)).toBeVisible();
  }
  expect(await feast.arrived()).toEqual({ invitations: 0, people: 0 });
  await page.context().setOffline(false);
  await expect.poll(feast.arrived).toEqual({ invitations: 5, people: 5 });
  await phone.kill();
});
