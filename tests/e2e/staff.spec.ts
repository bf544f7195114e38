import { expect, test } from "@playwright/test";
import { isFollowed } from "./support/emulators.ts";
import { signedInAdmin, signedInHost } from "./support/signed-in-host.ts";

test("an admin finds somebody and shuts the account, whose session ends", async ({
  page,
  browser,
  baseURL,
}) => {
  const hostPage = await (await browser.newContext()).newPage();
  const { account } = await signedInHost(hostPage, baseURL, "Mirah Kinasih");
  await hostPage.goto("/users");
  await expect(hostPage.getByRole("heading", { name: "Oops! This door is closed to you." })).toBeVisible();
  await hostPage.getByRole("button", { name: "Menu akun" }).click();
  await expect(hostPage.getByRole("menuitem", { name: "Profil" })).toBeVisible();
  await expect(hostPage.getByRole("menuitem", { name: "Pengguna" })).toBeHidden();

  await signedInAdmin(page, baseURL);
  await expect.poll(() => isFollowed(account.uid)).toBe(true);
  await page.goto("/");
  await page.getByRole("button", { name: "Menu akun" }).click();
  await page.getByRole("menuitem", { name: "Pengguna" }).click();
  await page.getByRole("searchbox", { name: "Cari nama atau e-mail" }).fill(account.email);
  const row = page.getByRole("listitem").filter({ hasText: account.email });
  await expect(page.getByRole("list", { name: /Daftar pengguna/ }).getByRole("listitem")).toHaveCount(1);
  await row.getByRole("button", { name: "Mirah Kinasih" }).click();
  const details = page.getByRole("dialog", { name: "Rincian pengguna" });
  await expect(details.getByText("Belum ada undangan.")).toBeVisible();
  await details.getByRole("button", { name: "Tutup akun" }).click();
  const question = page.getByRole("dialog", { name: "Tutup akun Mirah Kinasih?" });
  await question.getByRole("button", { name: "Tutup akun" }).click();
  await expect(page.getByText("Akun Mirah Kinasih ditutup.")).toBeVisible();
  await expect(details.getByText(/oleh Bu Wening/)).toBeVisible();
  await details.getByRole("button", { name: "Tutup", exact: true }).click();
  await expect(row.getByText("Ditutup", { exact: true })).toBeVisible();

  await hostPage.goto("/invitations");
  await expect(hostPage).toHaveURL(/\/sign-in/);
  await hostPage.context().close();
});
