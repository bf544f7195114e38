import { expect, test, type Page } from "@playwright/test";
import sharp from "sharp";
import { signUp, uniqueEmail } from "../support/host.ts";
import { mailedCode, smsCode } from "../support/emulators.ts";

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
  await expect(second.getByRole("region", { name: "Tata letak" })).toBeVisible();

  const root = page.locator("html");
  const secondRoot = second.locator("html");
  await choose(page, "Gelap");
  await choose(page, "Nila");
  await choose(page, "Lebih besar");
  await expect(page.getByText("Tersimpan, dan berlaku di semua perangkat Anda.")).toBeVisible();
  for (const each of [root, secondRoot]) {
    await expect(each).toHaveAttribute("data-mantine-color-scheme", "dark");
    await expect(each).toHaveAttribute("data-accent", "nila");
    await expect(each).toHaveCSS("font-size", "20px");
  }

  const menu = page.getByRole("navigation", { name: "Menu utama" });
  await expect(menu.getByText("Percakapan")).toHaveCount(1);
  await second.getByRole("checkbox", { name: "Percakapan" }).click();
  await expect(second.getByRole("checkbox", { name: "Percakapan" })).not.toBeChecked();
  await choose(second, "Rapat");
  await expect(root).toHaveAttribute("data-density", "compact");
  await expect(menu.getByText("Percakapan")).toHaveCount(0);

  // Without the application's code only what stands before the first paint can speak.
  await page.route("**/assets/*.js", (route) => route.abort());
  await page.reload();
  await expect(root).toHaveAttribute("data-mantine-color-scheme", "dark");
  await expect(root).toHaveAttribute("data-accent", "nila");
  await expect(root).toHaveAttribute("data-hidden-menu", "chats");
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

test("the keys of an account change hands safely @once @proof", async ({ page }) => {
  test.slow();
  const email = uniqueEmail();
  const newEmail = uniqueEmail();
  const newPassword = "janur-baru-456";
  await signUp(page, "Ratri Ayu", email);
  await page.goto("/settings/account");

  const password = page.getByRole("region", { name: "Kata sandi" });
  await password.getByRole("button", { name: "Ganti kata sandi" }).click();
  await password.getByLabel("Kata sandi sekarang").fill("bukan-ini-123");
  await password.getByLabel("Kata sandi baru").fill(newPassword);
  await password.getByRole("button", { name: "Simpan kata sandi" }).click();
  await expect(password.getByRole("alert")).toContainText("Kata sandi yang sekarang tidak cocok");
  await password.getByLabel("Kata sandi sekarang").fill("janur-uji-123");
  await password.getByRole("button", { name: "Simpan kata sandi" }).click();
  await expect(password.getByText("Kata sandi sudah tersimpan.")).toBeVisible();

  // The only way in cannot be taken away; once there is another, either can.
  const methods = page.getByRole("region", { name: "Cara masuk" });
  await expect(methods.getByText("Satu-satunya cara masuk tidak bisa dilepas")).toBeVisible();
  await expect(methods.getByRole("button", { name: /^Lepaskan/ })).toHaveCount(0);
  await page.clock.setSystemTime(Date.now() + 6 * 60_000);
  await methods.getByRole("button", { name: "Hubungkan Nomor HP" }).click();
  await test.step("some minutes after signing in ways into the account ask who it is", async () => {
    const proof = page.getByRole("dialog", { name: "Pastikan ini Anda" });
    await proof.getByLabel("Kata sandi sekarang").fill("bukan-ini-123");
    await proof.getByRole("button", { name: "Lanjutkan" }).click();
    await expect(proof.getByRole("alert")).toContainText("Kata sandi yang sekarang tidak cocok");
    await expect(page.getByRole("dialog", { name: "Hubungkan nomor HP" })).toBeHidden();
    await proof.getByLabel("Kata sandi sekarang").fill(newPassword);
    await proof.getByRole("button", { name: "Lanjutkan" }).click();
    await expect(proof).toBeHidden();
  });
  const dialog = page.getByRole("dialog", { name: "Hubungkan nomor HP" });
  const phone = `+62812${String(Date.now()).slice(-8)}`;
  await dialog.getByLabel("Nomor HP").fill(phone);
  await dialog.getByRole("button", { name: "Kirim kode" }).click();
  await expect(dialog.getByText(/Kode 6 angka sudah dikirim/)).toBeVisible();
  await dialog.getByLabel("Angka ke-1 dari 6").fill((await smsCode(phone)) ?? "");
  await expect(dialog).toBeHidden();
  await expect(methods.getByRole("button", { name: "Lepaskan E-mail dan kata sandi" })).toBeVisible();
  await methods.getByRole("button", { name: "Lepaskan Nomor HP" }).click();
  await expect(methods.getByRole("button", { name: "Hubungkan Nomor HP" })).toBeVisible();
  await expect(methods.getByRole("button", { name: /^Lepaskan/ })).toHaveCount(0);

  const address = page.getByRole("region", { name: "E-mail dan nomor HP" });
  await address.getByRole("button", { name: "Ganti e-mail" }).click();
  await address.getByLabel("E-mail baru").fill(newEmail);
  await address.getByLabel("Kata sandi sekarang").fill(newPassword);
  await address.getByRole("button", { name: "Kirim tautan verifikasi" }).last().click();
  await expect(address.getByText(`Tautan verifikasi sudah dikirim ke ${newEmail}.`)).toBeVisible();
  const code = await mailedCode(email, "VERIFY_AND_CHANGE_EMAIL");
  await page.goto(`/auth/action?mode=verifyAndChangeEmail&oobCode=${code ?? ""}`);
  await expect(page.getByText(`Alamat ${newEmail} kini terhubung`)).toBeVisible();

  await page.goto("/sign-in?redirect=/settings/account");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.getByRole("button", { name: "Keluar dari semua perangkat" }).click();
  await expect(page).toHaveURL("/sign-in");
  await page.goto("/sign-in?redirect=/about-me");
  await page.getByLabel("E-mail").fill(newEmail);
  await page.getByLabel("Kata sandi", { exact: true }).fill(newPassword);
  await page.getByRole("button", { name: "Masuk", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Tentang saya" })).toBeVisible();
  await expect(page.getByRole("region", { name: "Ratri Ayu" })).toContainText(newEmail);
  await expect(page.getByText(/^Memakai Janur sejak /)).toBeVisible();
});

test("a photo is cut, stored and taken away again @once @proof", async ({ page }) => {
  await signUp(page, "Ratri Ayu");
  await page.goto("/profile");
  const [chooser] = await Promise.all([
    page.waitForEvent("filechooser"),
    page.getByRole("button", { name: "Pilih foto" }).click(),
  ]);
  await chooser.setFiles({
    name: "rani.png",
    mimeType: "image/png",
    buffer: await sharp({ create: { width: 600, height: 400, channels: 3, background: "#257040" } })
      .png()
      .toBuffer(),
  });
  const cutting = page.getByRole("dialog", { name: "Atur foto" });
  await cutting.getByLabel("Perbesar").fill("2");
  await cutting.getByRole("button", { name: "Pakai foto ini" }).click();
  await expect(page.getByText("Foto sudah disimpan.")).toBeVisible();
  const photo = page.getByRole("main").locator("img");
  await expect(photo).toHaveAttribute("src", /\/media\/[0-9a-f]{32}-512\.webp$/);
  await expect
    .poll(() => photo.evaluate((image) => (image instanceof HTMLImageElement ? image.naturalWidth : 0)))
    .toBe(512);

  await page.getByRole("button", { name: "Hapus foto" }).click();
  await expect(page.getByText("Foto sudah dihapus.")).toBeVisible();
  await expect(photo).toHaveCount(0);
});

/** A choice shows what the store says, one tick after the click: `check()` looks too early. */
async function choose(page: Page, name: string) {
  const radio = page.getByRole("radio", { name });
  await radio.click();
  await expect(radio).toBeChecked();
}
