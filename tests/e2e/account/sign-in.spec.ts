import { expect, test } from "@playwright/test";
import { newEmail, signIn, signOut, signUp, sixFields } from "../support/account-forms.ts";
import { mailedCode, profileFields, uidOf } from "../support/emulators.ts";
import { standInForGoogleRelay } from "../support/google-relay.ts";
import { makeAccount, setPassword } from "../support/host-account.ts";

test("signing out and in again; wrong passwords and unknown addresses read the same", async ({ page }) => {
  const email = newEmail();
  await signUp(page, { name: "Budi", email });
  await page.goto("/profile");
  await signOut(page);

  const refusal = page.getByText("E-mail atau kata sandi tidak cocok.");
  await signIn(page, email, "salah-sekali");
  await expect(refusal).toBeVisible();
  const forKnown = await page.getByRole("alert").first().textContent();
  await signIn(page, newEmail());
  await expect(page.getByRole("button", { name: "Masuk", exact: true })).toBeEnabled();
  await expect(refusal).toBeVisible();
  expect(await page.getByRole("alert").first().textContent()).toBe(forKnown);

  await signIn(page, email);
  await expect(page).toHaveURL("/");
  await page.goto("/sign-in");
  await expect(page).toHaveURL("/");
});

test("a forgotten password is replaced through the mailed link, once @once", async ({ page }) => {
  const email = newEmail();
  await signUp(page, { name: "Tuti", email });
  await page.goto("/profile");
  await signOut(page);

  await page.getByRole("link", { name: "Lupa kata sandi?" }).click();
  await expect(page).toHaveURL("/forgot-password");
  await page.getByLabel("E-mail").fill(newEmail());
  await page.getByRole("button", { name: "Kirim tautan" }).click();
  await expect(page.getByRole("heading", { name: "Periksa e-mail Anda" })).toBeVisible();
  await page.getByRole("button", { name: "Pakai alamat lain" }).click();
  await page.getByLabel("E-mail").fill(email);
  await page.getByRole("button", { name: "Kirim tautan" }).click();
  await expect(page.getByRole("heading", { name: "Periksa e-mail Anda" })).toBeVisible();

  const code = await mailedCode(email, "PASSWORD_RESET");
  await page.goto(`/auth/action?mode=resetPassword&oobCode=${String(code)}`);
  await expect(page.getByText(`Untuk akun ${email}.`)).toBeVisible();
  await page.getByLabel("Kata sandi baru").fill("123");
  await page.getByRole("button", { name: "Simpan kata sandi" }).click();
  await expect(page.getByText("Kata sandi minimal 8 karakter.")).toBeVisible();
  await page.getByLabel("Kata sandi baru").fill("Bismillah123");
  await page.getByRole("button", { name: "Simpan kata sandi" }).click();
  await expect(page.getByText("Kata sandi ini termasuk yang paling sering dipakai orang")).toBeVisible();
  await page.getByLabel("Kata sandi baru").fill("sandi-baru-456");
  await page.getByRole("button", { name: "Simpan kata sandi" }).click();
  await expect(page.getByRole("heading", { name: "Kata sandi sudah diganti" })).toBeVisible();
  await page
    .getByRole("button", { name: "Ke beranda" })
    .or(page.getByRole("link", { name: "Ke beranda" }))
    .click();
  await expect(page.getByRole("button", { name: "Menu akun" })).toBeVisible();
  await signOut(page);

  await page.goto(`/auth/action?mode=resetPassword&oobCode=${String(code)}`);
  await expect(page.getByRole("heading", { name: "Tautan ini tidak bisa dipakai" })).toBeVisible();
  await page.goto("/sign-in");
  await signIn(page, email, "sandi-baru-456");
  await expect(page).toHaveURL("/");
});

test("the confirmation link of a new account runs to its end @once", async ({ page }) => {
  const email = newEmail();
  await signUp(page, { name: "Made", email });
  await expect.poll(() => mailedCode(email, "VERIFY_EMAIL")).not.toBeNull();
  const code = await mailedCode(email, "VERIFY_EMAIL");
  await page.goto(`/auth/action?mode=verifyEmail&oobCode=${String(code)}`);
  await expect(page.getByRole("heading", { name: "E-mail terverifikasi" })).toBeVisible();
  await page.goto("/profile");
  await expect(page.getByText("terverifikasi")).toBeVisible();
});

test("a password that we would not take anew signs in, and is asked once to change @once @proof", async ({
  page,
}) => {
  const { email, uid } = await makeAccount("Tuti");
  await setPassword(uid, "123456");
  await page.goto("/sign-in");
  await signIn(page, email, "123456");
  await expect(page).toHaveURL("/");
  const asked = page.getByText("Kata sandi Anda mudah ditebak.");
  await expect(asked).toBeVisible();
  await page.getByRole("link", { name: "Ganti sekarang" }).click();
  await expect(page).toHaveURL("/settings/account");
  await expect(asked).toBeHidden();
  await page.goto("/");
  await signOut(page);
  await signIn(page, email, "123456");
  await expect(page).toHaveURL("/");
  await expect(page.getByRole("heading", { level: 1, name: /Tuti/ })).toBeVisible();
  await expect(page.getByText("Buat undangan").first()).toBeVisible();
  await expect(asked).toBeHidden();
});

test("an address that is confirmed in one tab is confirmed in the other @once @proof", async ({
  page,
  context,
}) => {
  const email = newEmail();
  await signUp(page, { name: "Made", email });
  await page.goto("/profile");
  await expect(page.getByRole("main").getByText(email)).toBeVisible();
  const verify = page.getByRole("button", { name: "Kirim tautan verifikasi" });
  await expect(verify).toBeVisible();
  await expect.poll(() => mailedCode(email, "VERIFY_EMAIL")).not.toBeNull();
  const other = await context.newPage();
  await other.goto(
    `/auth/action?mode=verifyEmail&oobCode=${String(await mailedCode(email, "VERIFY_EMAIL"))}`,
  );
  await expect(other.getByRole("heading", { name: "E-mail terverifikasi" })).toBeVisible();
  await expect(verify).toBeHidden();
});

test("a link without a code says so @once", async ({ page }) => {
  await page.goto("/auth/action?mode=resetPassword");
  await expect(page.getByRole("heading", { name: "Tautan ini tidak bisa dipakai" })).toBeVisible();
});

test("a signed-out visitor comes back to the page that was asked for @once", async ({ page }) => {
  await page.goto("/profile?from=mail");
  await expect(page).toHaveURL("/sign-in?redirect=%2Fprofile%3Ffrom%3Dmail");
  await page.getByRole("button", { name: "Rani, tuan rumah" }).click();
  await expect(page).toHaveURL("/profile?from=mail");
});

for (const target of [
  "//evil.test",
  "https://evil.test",
  "javascript:alert(1)",
  "/\\evil.test",
  "/%2Fevil.test",
  "%2F%2Fevil.test",
]) {
  test(`a redirect to ${target} is refused @once${target === "//evil.test" ? "" : " @proof"}`, async ({
    page,
    baseURL,
  }) => {
    await page.goto(`/sign-in?redirect=${encodeURIComponent(target)}`);
    await page.getByRole("button", { name: "Rani, tuan rumah" }).click();
    await expect(page.getByRole("button", { name: "Menu akun" })).toBeVisible();
    expect(page.url()).toBe(`${String(baseURL)}/`);
  });
}

test("Google's popup signs in and makes a profile @once", async ({ page, context }) => {
  // Real: our button, Firebase's SDK, the popup, the emulator's account page, the profile.
  // Not real: Google's own account page, and the relay script of apis.google.com that carries the answer back.
  await standInForGoogleRelay(context);
  const email = newEmail();
  await page.goto("/sign-in");
  await page.getByLabel("E-mail").focus();
  const opening = page.waitForEvent("popup");
  await page.getByRole("button", { name: "Masuk dengan Google" }).click();
  const popup = await opening;
  await popup.locator("#add-account-button").click();
  await popup.locator("#email-input").fill(email);
  await popup.locator("#display-name-input").fill("Dewi Google");
  await popup.locator("#sign-in").click();
  await expect(page).toHaveURL("/invitations/new");
  const profile = await profileFields(await uidOf(email));
  expect(Object.keys(profile ?? {}).sort()).toEqual(sixFields);
  expect(profile?.["displayName"]).toEqual({ stringValue: "Dewi Google" });
});
