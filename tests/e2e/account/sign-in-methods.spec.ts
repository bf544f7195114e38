import { expect, test, type Page } from "@playwright/test";
import { newEmail } from "../support/account-forms.ts";
import { expectAccessible } from "../support/axe.ts";
import { smsCode, uidOf } from "../support/emulators.ts";
import { addGoogleAccount, inGoogleWindow, standInForGoogleRelay } from "../support/google-relay.ts";

let serial = 0;
const newPhone = () =>
  `+62813${String(Date.now()).slice(-6)}${String(process.pid % 10)}${String((serial += 1) % 10)}`;

/** Writes the number and the code of its SMS. */
async function proveNumber(place: Pick<Page, "getByLabel" | "getByRole" | "getByText">, phone: string) {
  await place.getByLabel("Nomor HP").fill(phone);
  await place.getByRole("button", { name: "Kirim kode" }).click();
  await expect(place.getByText(/Kode 6 angka sudah dikirim/)).toBeVisible();
  await place.getByLabel("Angka ke-1 dari 6").fill((await smsCode(phone)) ?? "");
}

/** The end of an account, up to the proof of who asks. */
async function askForTheEnd(page: Page) {
  await page.goto("/settings/account");
  await page.getByRole("button", { name: "Hapus akun saya" }).click();
  const dialog = page.getByRole("dialog", { name: "Hapus akun Anda?" });
  await expect(dialog.getByLabel("Kata sandi sekarang")).toHaveCount(0);
  await dialog.getByLabel("Ketik HAPUS untuk melanjutkan").fill("HAPUS");
  return { dialog, confirm: () => dialog.getByRole("button", { name: "Hapus akun selamanya" }).click() };
}

test("whoever signs in by phone ends the account by one more code @once @proof", async ({ page }) => {
  test.slow();
  const phone = newPhone();
  await page.goto("/otp");
  await proveNumber(page, phone);
  await expect(page).toHaveURL("/invitations/new");
  await test.step("some minutes after signing in a first password asks for a code, too", async () => {
    await page.goto("/settings/account");
    const place = page.getByRole("region", { name: "Kata sandi" });
    await expect(place.getByRole("button", { name: "Tambah kata sandi" })).toBeVisible();
    await page.clock.setSystemTime(Date.now() + 6 * 60_000);
    await place.getByRole("button", { name: "Tambah kata sandi" }).click();
    const proof = page.getByRole("dialog", { name: "Pastikan ini Anda" });
    await expect(proof).toBeVisible();
    await expectAccessible(page, "the proof of who it is");
    await expect(place.getByLabel("Kata sandi baru")).toHaveCount(0);
    await proveNumber(proof, phone);
    await expect(proof).toBeHidden();
    await expect(place.getByLabel("Kata sandi baru")).toBeVisible();
  });
  const { dialog, confirm } = await askForTheEnd(page);
  await confirm();
  await proveNumber(dialog, phone);
  await expect(page).toHaveURL("/sign-in");
  await expect(page.getByText("Akun Anda sudah dihapus.")).toBeVisible();

  // The number is free, and leads to an account that is new.
  await page.goto("/otp");
  await proveNumber(page, phone);
  await expect(page).toHaveURL("/invitations/new");
});

test("Google is linked and unlinked, the last way in stays, and its window proves who ends the account @once @proof", async ({
  page,
  context,
}) => {
  test.slow();
  // Not real: Google's own account page, and the relay script of apis.google.com that carries the answer back.
  await standInForGoogleRelay(context);
  const email = newEmail();
  await page.goto("/sign-in");
  await page.getByLabel("E-mail").focus();
  await inGoogleWindow(
    page,
    () => page.getByRole("button", { name: "Masuk dengan Google" }).click(),
    (popup) => addGoogleAccount(popup, email),
  );
  await expect(page).toHaveURL("/invitations/new");
  await page.goto("/settings/account");
  const methods = page.getByRole("region", { name: "Cara masuk" });
  await expect(methods.getByText("Satu-satunya cara masuk tidak bisa dilepas")).toBeVisible();
  await expect(methods.getByRole("button", { name: /^Lepaskan/ })).toHaveCount(0);
  await page.clock.setSystemTime(Date.now() + 6 * 60_000);
  await methods.getByRole("button", { name: "Hubungkan Nomor HP" }).click();
  const proof = page.getByRole("dialog", { name: "Pastikan ini Anda" });
  await inGoogleWindow(
    page,
    () => proof.getByRole("button", { name: "Lanjutkan" }).click(),
    (popup) => popup.getByText(email).first().click(),
  );
  await expect(proof).toBeHidden();
  const linking = page.getByRole("dialog", { name: "Hubungkan nomor HP" });
  await expect(linking.getByText("Siapa pun yang memegang kartu SIM ini")).toBeVisible();
  await proveNumber(linking, newPhone());
  await expect(linking).toBeHidden();
  await methods.getByRole("button", { name: "Lepaskan Google" }).click();
  const link = methods.getByRole("button", { name: "Hubungkan Google" });
  await expect(link).toBeVisible();
  await expect(methods.getByRole("button", { name: /^Lepaskan/ })).toHaveCount(0);
  await inGoogleWindow(
    page,
    () => link.click(),
    (popup) => addGoogleAccount(popup, email),
  );
  await expect(methods.getByRole("button", { name: /^Lepaskan/ })).toHaveCount(2);

  await page.goto("/profile");
  await expect(page.getByRole("button", { name: "Lepaskan Google" })).toBeVisible();
  const { confirm } = await askForTheEnd(page);
  await inGoogleWindow(page, confirm, (popup) => popup.getByText(email).first().click());
  await expect(page).toHaveURL("/sign-in");
  await expect(page.getByText("Akun Anda sudah dihapus.")).toBeVisible();
  await expect(uidOf(email)).rejects.toThrow("no account");
});
