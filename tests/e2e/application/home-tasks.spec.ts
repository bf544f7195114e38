import { expect, test, type Locator } from "@playwright/test";
import { showInvitation } from "../support/host-api.ts";
import { signedInHost } from "../support/signed-in-host.ts";

test("home shows the three tasks that are due next, one tap does one, and the menu counts what is left @proof", async ({
  page,
  baseURL,
}, { project }) => {
  test.slow();
  await showInvitation(await signedInHost(page, baseURL, "Ratri Ayu"));

  await page.goto("/");
  const card = page.getByRole("region", { name: "Tugas terdekat" });
  await expect(card.getByText("Belum ada tugas.", { exact: false })).toBeVisible();
  await expect(card.getByRole("checkbox")).toHaveCount(0);

  await card.getByRole("link", { name: "Semua tugas" }).click();
  await page.getByRole("button", { name: "Pakai template tugas" }).first().click();
  await page
    .getByRole("dialog")
    .getByRole("button", { name: /^Tambahkan \d+ tugas$/ })
    .click();
  await expect(page.getByRole("checkbox", { name: /^Selesai: / }).first()).toBeVisible();

  // Inside the page: what is written waits there for the server.
  await page
    .getByRole("navigation", { name: "Menu utama" })
    .getByRole("link", { name: "Beranda", exact: true })
    .click();
  await expect(card.getByRole("checkbox")).toHaveCount(3);
  // A finger hits the tick without aiming.
  const tick = await card.getByRole("checkbox").first().locator("..").boundingBox();
  expect(Math.min(tick?.width ?? 0, tick?.height ?? 0)).toBeGreaterThanOrEqual(44);
  // A phone's menu waits behind its last button, and is looked at in the end.
  const isPhone = project.name === "phone";
  const amount = (place: Locator) => place.getByText(/^\d+ tugas belum selesai$/);
  const menu = page.getByRole("navigation", { name: "Menu utama" });
  const before = isPhone ? null : Number.parseInt(await amount(menu).innerText(), 10);

  const first = await card.getByRole("checkbox").first().getAttribute("aria-label");
  await card.getByRole("checkbox").first().click();
  await expect(card.getByRole("checkbox", { name: first ?? "", exact: true })).toHaveCount(0);
  await expect(card.getByRole("checkbox")).toHaveCount(3);
  if (before !== null) await expect(amount(menu)).toHaveText(`${String(before - 1)} tugas belum selesai`);

  await page.getByRole("button", { name: "Urungkan" }).click();
  await expect(card.getByRole("checkbox", { name: first ?? "", exact: true })).toBeVisible();

  await card.getByRole("link").last().click();
  await expect(page).toHaveURL(/\/tasks\?task=/);
  if (!isPhone) return;
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();
  await page.getByRole("button", { name: "Lainnya", exact: true }).click();
  await expect(amount(page.getByRole("dialog", { name: "Lainnya" }))).toBeVisible();
});

test("what is hidden in the settings is not on home @once @proof", async ({ page, baseURL }) => {
  await showInvitation(await signedInHost(page, baseURL, "Ratri Ayu"));
  await page.goto("/settings/display");
  await page.getByRole("checkbox", { name: "Tugas terdekat" }).uncheck();
  // Whoever leaves before is asked; this test says yes to that.
  await expect(page.getByText("Tersimpan, dan berlaku di semua perangkat Anda.")).toBeVisible();
  await page.goto("/");
  await expect(page.getByRole("heading", { name: "Langkah berikutnya" })).toBeVisible();
  await expect(page.getByRole("region", { name: "Tugas terdekat" })).toHaveCount(0);
});
