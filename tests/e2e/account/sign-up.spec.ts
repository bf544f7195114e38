import { expect, test } from "@playwright/test";
import { fillSignUp, newEmail, signIn, signOut, signUp, sixFields } from "../support/account-forms.ts";
import { createDefaultProfile, profileFields, uidOf } from "../support/emulators.ts";

test("registering leads to the first invitation and leaves a profile of exactly six fields @once", async ({
  page,
}) => {
  const email = newEmail();
  await signUp(page, { name: "Siti Aminah", email });
  const uid = await uidOf(email);
  const profile = await profileFields(uid);
  expect(Object.keys(profile ?? {}).sort()).toEqual(sixFields);
  expect(profile).toMatchObject({
    id: { stringValue: uid },
    displayName: { stringValue: "Siti Aminah" },
    email: { stringValue: email },
    photoURL: { nullValue: null },
    invitations: { arrayValue: {} },
  });
  expect(Date.parse(String(profile?.["createdAt"]?.["timestampValue"]))).toBeGreaterThan(Date.now() - 60_000);
});

test("without a typed name the profile says Pengguna Baru, and the name can be changed @once", async ({
  page,
}) => {
  const email = newEmail();
  await signUp(page, { name: "", email });
  const uid = await uidOf(email);
  expect((await profileFields(uid))?.["displayName"]).toEqual({ stringValue: "Pengguna Baru" });

  // Home greets nobody by the default, and asks for the name in one field.
  await page.goto("/");
  await expect(page.getByRole("heading", { level: 1, name: "Selamat datang", exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Simpan nama" }).click();
  await expect(page.getByText("Tuliskan nama Anda.")).toBeVisible();
  await page.getByLabel("Siapa nama Anda?").fill("Bu Ratna");
  await page.getByRole("button", { name: "Simpan nama" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Selamat datang, Bu Ratna" })).toBeVisible();
  await expect(page.getByLabel("Siapa nama Anda?")).toBeHidden();

  await page.goto("/profile");
  await page.getByLabel("Nama Anda").fill("   ");
  await page.getByRole("button", { name: "Simpan nama" }).click();
  await expect(page.getByText("Tuliskan nama Anda.")).toBeVisible();
  await page.getByLabel("Nama Anda").fill("Ibu Ratna");
  await page.getByRole("button", { name: "Simpan nama" }).click();
  await expect(page.getByText("Nama sudah disimpan.")).toBeVisible();
  const profile = await profileFields(uid);
  expect(profile?.["displayName"]).toEqual({ stringValue: "Ibu Ratna" });
  expect(Object.keys(profile ?? {}).sort()).toEqual(sixFields);
});

test("a password is what was typed: blanks at its ends, a line of words and all @once @proof", async ({
  page,
}) => {
  const email = newEmail();
  const password = ` ${"tujuh belas anak tangga ".repeat(4)}🌾 `;
  await signUp(page, { name: "Siti Aminah", email, password });
  await uidOf(email);
  await signOut(page);
  await signIn(page, email, password.trim());
  await expect(page.getByText(/^E-mail atau kata sandi tidak cocok/)).toBeVisible();
  await signIn(page, email, password);
  await expect(page).not.toHaveURL(/sign-in/);
});

test("wrong inputs are named at their fields, and the first one gets the focus", async ({ page }) => {
  await page.goto("/sign-up");
  await page.getByLabel("E-mail").fill("bukan-alamat");
  await page.getByLabel("Kata sandi", { exact: true }).fill("12345");
  await page.getByRole("button", { name: "Daftar", exact: true }).click();
  await expect(page.getByText("Alamat e-mail ini belum lengkap")).toBeVisible();
  await expect(page.getByText("Kata sandi minimal 8 karakter.")).toBeVisible();
  await expect(page.getByText("Centang persetujuan ini untuk mendaftar.")).toBeVisible();
  // Long enough, and known to everybody who guesses.
  await page.getByLabel("Kata sandi", { exact: true }).fill("password123");
  await expect(page.getByText("Sering dipakai orang: paling dulu ditebak")).toBeVisible();
  await page.getByRole("button", { name: "Daftar", exact: true }).click();
  await expect(page.getByText("Kata sandi ini termasuk yang paling sering dipakai orang")).toBeVisible();
  await expect(page.getByLabel("E-mail")).toBeFocused();

  await page.goto("/sign-in-2");
  await page.getByRole("button", { name: "Masuk", exact: true }).click();
  await expect(page.getByText("Tuliskan alamat e-mail Anda.")).toBeVisible();
  await expect(page.getByText("Tuliskan kata sandi Anda.")).toBeVisible();
});

test("an address that is taken is refused in words @once", async ({ page }) => {
  await page.goto("/sign-up");
  await fillSignUp(page, { name: "Rani", email: "rani@janur.test" });
  await page.getByRole("button", { name: "Daftar", exact: true }).click();
  await expect(page.getByText("Alamat e-mail ini sudah dipakai.")).toBeVisible();
});

test.describe("a typed name wins @once", () => {
  test("when trigger and callback wrote the defaults first @proof", async ({ page }) => {
    for (let round = 0; round < 3; round += 1) {
      const email = newEmail();
      // Holds the step that puts the name on the account until a profile with the defaults stands.
      await page.route("**/accounts:update**", async (route) => {
        await createDefaultProfile(await uidOf(email), email);
        await route.continue();
      });
      await signUp(page, { name: `Nama ${String(round)}`, email });
      const profile = await profileFields(await uidOf(email));
      expect(profile?.["displayName"]).toEqual({ stringValue: `Nama ${String(round)}` });
      expect(Object.keys(profile ?? {}).sort()).toEqual(sixFields);
      await page.unroute("**/accounts:update**");
      await page.goto("/profile");
      await signOut(page);
    }
  });

  test("when the form writes first and the defaults come late", async ({ page }) => {
    const email = newEmail();
    await signUp(page, { name: "Nama Formulir", email });
    const uid = await uidOf(email);
    await createDefaultProfile(uid, email);
    await page.reload();
    await expect(page.getByRole("button", { name: "Menu akun" })).toBeVisible();
    expect((await profileFields(uid))?.["displayName"]).toEqual({ stringValue: "Nama Formulir" });
  });

  test("while a second tab answers the same change of account @proof", async ({ page, context }) => {
    const other = await context.newPage();
    for (let round = 0; round < 3; round += 1) {
      const email = newEmail();
      await other.goto("/sign-in");
      await other.getByLabel("E-mail").focus();
      await signUp(page, { name: `Dua Tab ${String(round)}`, email });
      await other.goto("/profile");
      await expect(other.getByLabel("Nama Anda")).toHaveValue(`Dua Tab ${String(round)}`);
      const profile = await profileFields(await uidOf(email));
      expect(profile?.["displayName"]).toEqual({ stringValue: `Dua Tab ${String(round)}` });
      expect(Object.keys(profile ?? {}).sort()).toEqual(sixFields);
      await page.goto("/profile");
      await signOut(page);
      await expect(other).toHaveURL(/\/sign-in/);
    }
  });
});
