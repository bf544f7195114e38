import { expect, test } from "@playwright/test";
import { expectAccessible } from "./support/axe.ts";
import { draftInvitation } from "./support/host-api.ts";
import { signedInHost } from "./support/signed-in-host.ts";

test("a calendar reads the address that a host made, until she revokes it @once", async ({
  page,
  baseURL,
}) => {
  const host = await signedInHost(page, baseURL);
  const { invitationId } = await draftInvitation(host);
  await page.goto("/apps");
  await expect(page.getByRole("heading", { level: 1, name: "Sambungan" })).toBeVisible();
  await expectAccessible(page, "connections");
  await page.getByRole("button", { name: "Hubungkan Kalender" }).click();
  const sheet = page.getByRole("dialog", { name: "Kalender" });
  await sheet.getByRole("button", { name: "Buat alamat kalender" }).click();
  const address = await sheet.getByLabel("Alamat kalender").inputValue();
  await expect(sheet.getByText("Belum dibaca kalender mana pun.")).toBeVisible();
  await expectAccessible(page, "address of a calendar");

  const calendar = await page.request.get(address);
  expect(calendar.headers()["content-type"]).toContain("text/calendar");
  expect(await calendar.text()).toContain(`${invitationId}-ceremony-1@janur`);
  await expect(sheet.getByText("Terakhir dibaca kalender pada")).toBeVisible();
  await sheet.getByRole("button", { name: "Uji sekarang" }).click();
  await expect(sheet.getByText("Jumlah acara di alamat ini: 1.")).toBeVisible();

  await page.reload();
  await expect(sheet.getByText("Terhubung sejak")).toBeVisible();
  await expect(sheet.getByLabel("Alamat kalender")).toBeHidden();
  await sheet.getByRole("button", { name: "Putuskan" }).click();
  await sheet.getByRole("button", { name: "Ya, putuskan" }).click();
  await expect(sheet.getByRole("button", { name: "Buat alamat kalender" })).toBeVisible();
  expect((await page.request.get(address)).status()).toBe(404);
});
