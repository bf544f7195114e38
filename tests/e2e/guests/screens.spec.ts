import { expect, test } from "@playwright/test";
import { expectAccessible } from "../support/axe.ts";
import { doorPhone, newDoorId, startingIn } from "../support/door/door-api.ts";
import { guestByApi, showInvitation } from "../support/host-api.ts";
import { signedInHost } from "../support/signed-in-host.ts";

test("a host makes a greeting screen, chooses what it shows and whom it passes over, and takes it back", async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow();
  const host = await signedInHost(page, baseURL, "Ratri Ayu");
  const shown = await showInvitation(host, startingIn(-1));
  const { invitationId } = shown;
  const shy = await guestByApi(host, shown, "Ingin Tenang");
  const [front] = [
    await doorPhone(baseURL, host, shown, "Rina"),
    await doorPhone(baseURL, host, shown, "Joko"),
  ];
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto(`/invitations/${invitationId}/check-in?view=prepare`);
  const step = page.getByRole("listitem").filter({ hasText: "Layar sapa di pintu masuk" });
  await step.getByRole("button", { name: "Buat tautan layar" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "Buat tautan" }).click();
  await expect(dialog.getByText("Tulis nama penolongnya")).toBeVisible();
  await dialog.getByLabel("Nama layar").fill("Layar depan");
  await expect(dialog.getByRole("checkbox", { name: "Rina" })).toBeVisible();
  for (const name of ["Sapaan dengan nama", "Nama meja", "Ucapan tamu", "Susunan acara"])
    await expect(dialog.getByRole("switch", { name })).toBeChecked();
  await dialog.getByLabel("Bahasa").selectOption({ label: "Bahasa Indonesia" });
  await dialog.getByLabel("Tidak disapa").fill("tenang");
  await dialog.getByRole("button", { name: "Bapak Ingin Tenang" }).click();
  await expect(dialog.getByRole("button", { name: "Sapa lagi Bapak Ingin Tenang" })).toBeVisible();
  await expectAccessible(page, "a new screen");
  expect(await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)).toBe(false);
  await dialog.getByRole("button", { name: "Buat tautan" }).click();
  await expect(dialog.getByRole("img", { name: "Kode tautan untuk Layar depan" })).toBeVisible();
  await dialog.getByRole("button", { name: "Salin tautan" }).click();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  await expect(dialog.getByRole("link", { name: "Buka di perangkat ini" })).toHaveAttribute("href", link);
  await expectAccessible(page, "a screen's link");
  await dialog.getByRole("button", { name: "Selesai" }).click();

  const context = await browser.newContext({ viewport: { width: 1280, height: 720 } });
  const screen = await context.newPage();
  const problems: string[] = [];
  screen.on("pageerror", (error) => problems.push(error.message));
  screen.on("console", (message) => {
    if (message.type() === "error" && !message.text().startsWith("Failed to load resource"))
      problems.push(message.text());
  });
  await screen.goto(link);
  await expect(screen.getByRole("heading", { name: "Ratri & Bayu" })).toBeVisible();
  await front.letIn({ guest: shy }, { walkIn: { id: newDoorId(), name: "Ibu Yanti", of: "" } });
  const greeting = screen.locator("#board .greeting");
  await expect(greeting.getByText("Ibu Yanti")).toBeVisible();
  await expect(greeting.getByText("Selamat datang", { exact: true })).toBeVisible();
  await expect(screen.getByText("Ingin Tenang")).toHaveCount(0);
  await expectAccessible(screen, "a greeting");

  const row = step.getByRole("listitem").filter({ hasText: "Layar depan" });
  await expect(row.getByText("Layar sapa", { exact: true })).toBeVisible();
  await row.getByRole("button", { name: "Tindakan untuk tautan Layar depan" }).click();
  await page.getByRole("menuitem", { name: "Ubah" }).click();
  await dialog.getByRole("switch", { name: "Ucapan tamu" }).uncheck();
  await expect(dialog.getByRole("button", { name: "Sapa lagi Bapak Ingin Tenang" })).toBeVisible();
  await dialog.getByRole("button", { name: "Simpan perubahan" }).click();
  await expect(page.getByText("Perubahan tampil di layar dalam satu menit.")).toBeVisible();
  await row.getByRole("button", { name: "Tindakan untuk tautan Layar depan" }).click();
  await page.getByRole("menuitem", { name: "Ubah" }).click();
  await expect(dialog.getByRole("switch", { name: "Ucapan tamu" })).not.toBeChecked();
  await dialog.getByRole("button", { name: "Batal" }).click();
  await row.getByRole("button", { name: "Tindakan untuk tautan Layar depan" }).click();
  await page.getByRole("menuitem", { name: "Cabut" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Cabut tautan" }).click();
  await expect(row.getByText("Dicabut", { exact: true })).toBeVisible();
  await expect(screen.getByText("Tautan layar ini tidak berlaku lagi.")).toBeVisible();
  expect(problems).toEqual([]);
  await context.close();
});
