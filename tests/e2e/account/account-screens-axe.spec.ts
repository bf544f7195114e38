import { expect, test } from "@playwright/test";
import { expectAccessibleDayAndNight } from "../support/axe.ts";
import { reportByApi, showInvitation, signUpByApi } from "../support/host-api.ts";
import { signedInAdmin } from "../support/signed-in-host.ts";

test("axe finds nothing on any screen, by day and by night @once @proof", async ({ page, baseURL }) => {
  test.setTimeout(180_000);
  for (const path of [
    "/sign-in",
    "/sign-in-2",
    "/sign-up",
    "/forgot-password",
    "/otp",
    "/auth/action",
    "/privacy",
    "/terms",
    "/401",
    "/403",
    "/404",
    "/500",
    "/503",
  ]) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expectAccessibleDayAndNight(page, path);
  }
  await page.goto("/sign-up");
  await page.getByRole("button", { name: "Daftar", exact: true }).click();
  await expect(page.getByText("Tuliskan alamat e-mail Anda.")).toBeVisible();
  await expectAccessibleDayAndNight(page, "/sign-up with problems");
  await page.goto("/sign-in?redirect=/profile");
  await page.getByRole("button", { name: "Rani, tuan rumah" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Profil" })).toBeVisible();
  await expectAccessibleDayAndNight(page, "/profile");
  for (const path of [
    "/settings",
    "/settings/account",
    "/settings/appearance",
    "/settings/display",
    "/settings/notifications",
    "/about-me",
  ]) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    const content = page.getByRole("main");
    await expect(
      content.getByRole("heading", { level: 2 }).or(content.getByLabel("Nama Anda")).first(),
    ).toBeVisible();
    await expectAccessibleDayAndNight(page, path);
  }
  await page.getByRole("button", { name: "Menu akun" }).click();
  await expect(page.getByRole("menuitem", { name: "Keluar" })).toBeVisible();
  await expectAccessibleDayAndNight(page, "account menu");
  await page.keyboard.press("Escape");
  await page.keyboard.press("ControlOrMeta+k");
  await expect(page.getByRole("textbox", { name: "Cari dan lompat" })).toBeVisible();
  await expectAccessibleDayAndNight(page, "palette");

  await signedInAdmin(page, baseURL);
  await page.goto("/users");
  const users = page.getByRole("list", { name: /Daftar pengguna/ });
  await expect(users.getByRole("listitem").first()).toBeVisible();
  await expectAccessibleDayAndNight(page, "/users");
  await users.getByRole("button").first().click();
  await expect(page.getByRole("heading", { name: "Riwayat tindakan admin" })).toBeVisible();
  await expectAccessibleDayAndNight(page, "details of a user");
  await reportByApi(baseURL, await showInvitation(await signUpByApi(baseURL)), "Meminta kode OTP.");
  await page.goto("/users/reports");
  const report = page.getByRole("article").first();
  await report.getByText("Isi halaman saat dilaporkan").click();
  await report.getByRole("button", { name: "Peringatkan" }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await expectAccessibleDayAndNight(page, "/users/reports");
});
