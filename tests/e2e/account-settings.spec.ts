import { expect, test } from "@playwright/test";
import { signUp, uniqueEmail } from "./host.ts";

test("settings take effect at once, on every device, and from the first frame after a reload", async ({
  page,
  browser,
}) => {
  test.slow();
  const email = uniqueEmail();
  await signUp(page, "Ratri Ayu", email);
  await page.goto("/settings/appearance");
  await expect(page.getByRole("heading", { level: 1, name: "Pengaturan" })).toBeVisible();

  const other = await browser.newContext();
  const second = await other.newPage();
  await second.goto("/sign-in?redirect=/settings/display");
  await second.getByLabel("E-mail").fill(email);
  await second.getByLabel("Kata sandi", { exact: true }).fill("janur-uji-123");
  await second.getByRole("button", { name: "Masuk", exact: true }).click();
  await expect(second.getByRole("heading", { level: 2, name: "Susunan layar" })).toBeVisible();

  const root = page.locator("html");
  const secondRoot = second.locator("html");
  await page.getByRole("radio", { name: "Gelap" }).check();
  await page.getByRole("radio", { name: "Nila" }).check();
  await page.getByRole("radio", { name: "Lebih besar" }).check();
  await expect(page.getByText("Tersimpan, dan berlaku di semua perangkat Anda.")).toBeVisible();
  for (const each of [root, secondRoot]) {
    await expect(each).toHaveAttribute("data-mantine-color-scheme", "dark");
    await expect(each).toHaveAttribute("data-accent", "nila");
    await expect(each).toHaveCSS("font-size", "20px");
  }

  await second.getByRole("checkbox", { name: "Lanjutkan" }).uncheck();
  await second.getByRole("radio", { name: "Rapat" }).check();
  await expect(root).toHaveAttribute("data-density", "compact");
  await expect(page.getByRole("navigation", { name: "Menu utama" }).getByText("Lanjutkan")).toHaveCount(0);

  // Without the application's code only what stands before the first paint can speak.
  await page.route("**/assets/*.js", (route) => route.abort());
  await page.reload();
  await expect(root).toHaveAttribute("data-mantine-color-scheme", "dark");
  await expect(root).toHaveAttribute("data-accent", "nila");
  await expect(root).toHaveAttribute("data-hidden-menu", "unfinished");
  await expect(root).toHaveCSS("font-size", "20px");
  await page.unroute("**/assets/*.js");

  // Whoever uses the device next finds nothing of it.
  await second.getByRole("button", { name: "Menu akun" }).click();
  await second.getByRole("menuitem", { name: "Keluar" }).click();
  await expect(second).toHaveURL("/sign-in");
  await expect(secondRoot).not.toHaveAttribute("data-accent");
  await expect(secondRoot).not.toHaveAttribute("data-density");
  await other.close();
});
