import { expect, test, type BrowserContext, type Page } from "@playwright/test";
import { signIn, signOut } from "../support/account-forms.ts";
import { expectAccessible } from "../support/axe.ts";
import { hostPassword, makeAdmin, signInByApi, verifyEmail } from "../support/host-account.ts";
import { standInForAuthenticators, totpCode, wrongCode } from "../support/totp-service.ts";

/** One of the staff, signed in, whose authenticator is being set up in the card. */
async function beginSetUp(page: Page, context: BrowserContext) {
  const admin = await makeAdmin();
  await verifyEmail(admin);
  await standInForAuthenticators(context, () => signInByApi(admin));
  await page.goto("/sign-in");
  await signIn(page, admin.email, hostPassword);
  await expect(page).toHaveURL("/");
  await page.goto("/settings/account");
  const card = page.getByRole("region", { name: "Verifikasi dua langkah" });
  await card.getByLabel("Kata sandi sekarang").fill(hostPassword);
  await card.getByRole("button", { name: "Pasang verifikasi" }).click();
  return { admin, card };
}

test("one of the staff sets up an authenticator, and signs in with its code from then on @proof", async ({
  page,
  context,
}) => {
  const { admin, card } = await beginSetUp(page, context);
  const key = (await card.locator("code").textContent()) ?? "";
  await expect(card.getByRole("img", { name: "Kode QR untuk aplikasi autentikator" })).toBeVisible();
  await card.getByLabel("Angka ke-1 dari 6").fill(wrongCode(key));
  await card.getByRole("button", { name: "Selesai pasang" }).click();
  await expect(card.getByText("Kode ini tidak cocok. Tunggu kode berikutnya")).toBeVisible();
  await expectAccessible(page, "setting up an authenticator");
  await card.getByLabel("Angka ke-1 dari 6").fill(totpCode(key));
  await card.getByRole("button", { name: "Selesai pasang" }).click();
  await expect(card.getByText("Verifikasi dua langkah sudah terpasang.")).toBeVisible();
  await expect(card.getByText("Keluar lalu masuk lagi dengan kode")).toBeHidden();

  await page.goto("/");
  await signOut(page);
  await signIn(page, admin.email, hostPassword);
  const question = page.getByRole("dialog", { name: "Kode dari aplikasi autentikator" });
  await expect(question).toBeVisible();
  await expectAccessible(page, "the question for the authenticator's code");
  await question.getByLabel("Angka ke-1 dari 6").fill(wrongCode(key));
  await expect(question.getByText("Kode ini tidak cocok. Tunggu kode berikutnya")).toBeVisible();
  await question.getByLabel("Angka ke-1 dari 6").fill(totpCode(key));
  await expect(page).toHaveURL("/");
  await expect(question).toBeHidden();
  await page.goto("/users");
  await expect(page.getByRole("heading", { level: 1, name: "Pengguna" })).toBeVisible();
});

test("closing the question ends the attempt and leaves the form as it was @once @proof", async ({
  page,
  context,
}) => {
  const { admin, card } = await beginSetUp(page, context);
  await card.getByLabel("Angka ke-1 dari 6").fill(totpCode((await card.locator("code").textContent()) ?? ""));
  await card.getByRole("button", { name: "Selesai pasang" }).click();
  await expect(card.getByText("Verifikasi dua langkah sudah terpasang.")).toBeVisible();
  await page.goto("/");
  await signOut(page);
  await signIn(page, admin.email, hostPassword);
  await page.getByRole("dialog").getByRole("button", { name: "Batal" }).click();
  await expect(page.getByText("Jendela masuk ditutup sebelum selesai.")).toBeVisible();
  await expect(page.getByLabel("E-mail")).toHaveValue(admin.email);
});
