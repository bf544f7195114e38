import { expect, test } from "@playwright/test";
import * as z from "zod";
import { expectAccessible } from "../support/axe.ts";
import { showInvitation } from "../support/host-api.ts";
import { signedInHost } from "../support/signed-in-host.ts";

const made = z.object({ passId: z.string(), token: z.string() });

test("a helper sends to their own guests on their phone, and the host sees how far they are @once @proof", async ({
  page,
  browser,
  baseURL,
}) => {
  const host = await signedInHost(page, baseURL, "Ratri Ayu");
  const { invitationId } = await showInvitation(host);
  const pass = { name: "Bude Sri", scopes: ["sendInvitations"], seesGated: false, pin: null };
  const expireAt = new Date(Date.now() + 86_400_000).toISOString();
  const { passId, token } = made.parse(await host.call("createPass", { invitationId, ...pass, expireAt }));
  const add = (name: string, phone: string, sender: object | null) => {
    const guest = { name, honorific: "Ibu", suffix: "", origin: "", group: "", seats: 2, note: "", sender };
    return host.call("saveGuest", { invitationId, guestId: null, guest, contact: { phone, email: null } });
  };
  await add("Aminah", "+6281234567890", { kind: "pass", id: passId });
  await add("Budiarti", "+6281298765432", { kind: "pass", id: passId });
  await add("Rahasia", "+6281111111111", null);

  const context = await browser.newContext({ viewport: { width: 360, height: 740 }, colorScheme: "dark" });
  const phone = await context.newPage();
  await phone.goto(`/bantu#t=${token}`);
  await phone.getByRole("link", { name: "Kirim undangan" }).click();
  await expect(phone.getByText("0 dari 2 terkirim")).toBeVisible();
  await expect(phone.getByRole("region", { name: "Ibu Aminah" })).toContainText("Ini Bude Sri.");
  await expect(phone.getByText("Rahasia")).toBeHidden();
  await expectAccessible(phone, "a helper's queue");
  await phone.getByRole("button", { name: "Buka WhatsApp" }).click();
  await expect(phone.getByRole("heading", { name: "Sudah terkirim ke Ibu Aminah?" })).toBeVisible();
  // The tab was ended while WhatsApp was open.
  await phone.reload();
  await expect(phone.getByRole("heading", { name: "Sudah terkirim ke Ibu Aminah?" })).toBeVisible();
  await expectAccessible(phone, "the question");
  await phone.getByRole("button", { name: "Sudah, lanjut" }).click();
  await expect(phone.getByText("1 dari 2 terkirim")).toBeVisible();
  await phone.getByRole("button", { name: "Urungkan" }).click();
  await expect(phone.getByText("0 dari 2 terkirim")).toBeVisible();
  await phone.getByRole("button", { name: "Sudah, lanjut" }).click();
  await expect(phone.getByRole("region", { name: "Ibu Budiarti" })).toBeVisible();
  await expect(phone.getByRole("heading", { name: "Ibu Budiarti" })).toBeFocused();

  // Who was sent it and is silent can be reminded; the question waits on this phone.
  await phone.getByRole("link", { name: "Pengingat" }).click();
  await expect(phone.getByRole("region", { name: "Ibu Aminah" })).toContainText("Sebentar lagi");
  await expectAccessible(phone, "a helper's reminders");
  await phone.getByRole("button", { name: "Buka WhatsApp" }).click();
  await expect(phone.getByRole("heading", { name: "Sudah terkirim ke Ibu Aminah?" })).toBeVisible();
  await phone.goto("about:blank");
  await phone.goto(`/bantu#t=${token}`);
  await phone.getByRole("link", { name: "Kirim undangan" }).click();
  await phone.getByRole("button", { name: "Sudah, lanjut" }).click();
  await expect(phone.getByText("1 dari 1 terkirim")).toBeVisible();
  const isWide = await phone.evaluate(() => document.documentElement.scrollWidth > innerWidth);
  expect(isWide).toBe(false);
  await context.close();

  await page.goto(`/invitations/${invitationId}/send`);
  await expect(page.getByRole("status").filter({ hasText: /dari \d+ terkirim/ })).toHaveText(
    "0 dari 1 terkirim",
  );
  await page.getByLabel("Antrean", { exact: true }).selectOption({ label: "Bude Sri: 1 dari 2" });
  await expect(page.getByRole("status").filter({ hasText: /dari \d+ terkirim/ })).toHaveText(
    "1 dari 2 terkirim",
  );
  await expectAccessible(page, "a helper's queue, as the host sees it");
  await page.getByRole("link", { name: "Pengingat" }).click();
  await expect(page.getByLabel("Antrean", { exact: true })).toContainText("Bude Sri: 1 dari 1");
});
