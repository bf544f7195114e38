import { expect, test, type Page } from "@playwright/test";
import { signIn } from "../support/account-forms.ts";
import { expectAccessible } from "../support/axe.ts";
import { hostPassword, makeAccount, makeAdmin } from "../support/host-account.ts";
import { setClosedByApi } from "../support/host-api.ts";
import { signedInHost } from "../support/signed-in-host.ts";

const title = "Akun ini ditutup";

async function expectClosed(page: Page): Promise<void> {
  await expect(page).toHaveURL("/account-closed");
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
}

test("only who knows the password of a closed account reads that it is closed, and may object there @proof", async ({
  page,
  baseURL,
}) => {
  const [host, admin] = await Promise.all([makeAccount("Mirah Kinasih"), makeAdmin()]);
  await setClosedByApi(baseURL, admin, host.uid, true);
  await page.goto("/account-closed");
  await expect(page).toHaveURL("/sign-in");
  await signIn(page, host.email, "bukan-kata-sandinya");
  await expect(page.getByText("E-mail atau kata sandi tidak cocok.")).toBeVisible();
  await expect(page.getByText("ditutup")).toBeHidden();

  await signIn(page, host.email, hostPassword);
  await expectClosed(page);
  await expect(page.getByText(host.email)).toBeVisible();
  await expectAccessible(page, "a closed account");
  await page.goto("/invitations");
  await expectClosed(page);
  await page.getByRole("button", { name: "Kirim keberatan" }).click();
  await expect(page.getByText("Tuliskan dahulu keberatan Anda.")).toBeVisible();
  await page.getByRole("textbox").fill("Saya tidak melanggar apa pun.");
  await page.getByRole("button", { name: "Kirim keberatan" }).click();
  await expect(page.getByText("Keberatan Anda sudah kami terima.")).toBeVisible();
  await page.getByRole("button", { name: "Keluar" }).click();
  await expect(page).toHaveURL("/sign-in");

  await setClosedByApi(baseURL, admin, host.uid, false);
  await signIn(page, host.email, hostPassword);
  await expect(page).toHaveURL("/");
});

test("an account that is closed while it is open here comes to that page with its next deed @once", async ({
  page,
  baseURL,
}) => {
  await signedInHost(page, baseURL, "Mirah Kinasih");
  // What an operation answers that finds the account shut, while the token knows nothing of it yet.
  const error = {
    status: "PERMISSION_DENIED",
    message: "account/closed",
    details: { code: "account/closed" },
  };
  await page.route("**/api/host/signOutEverywhere", (route) =>
    route.fulfill({ status: 403, json: { error } }),
  );
  await page.goto("/settings/account");
  await page.getByRole("button", { name: "Keluar dari semua perangkat" }).click();
  await expectClosed(page);
});
