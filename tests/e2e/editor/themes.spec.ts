import { expect, test } from "@playwright/test";
import { chooseEvent, dayFromToday, expectSaved, uniqueSlug } from "../support/host.ts";
import { expectAccessible } from "../support/axe.ts";
import { fillSignUp, newEmail } from "../support/account-forms.ts";
import { signedInHost } from "../support/signed-in-host.ts";

test("a theme's whole invitation is looked at before anything is asked, with words of its own day", async ({
  page,
}) => {
  await page.goto("/themes");
  await page.getByLabel("Nama pertama").fill("Meilani");
  await page.getByLabel("Nama kedua").fill("Kevin");
  await page.getByRole("button", { name: /^Tampilkan \d+ tema lain$/ }).click();
  await page.getByRole("button", { name: "Lihat undangannya: Kapel" }).click();
  const look = page.getByRole("dialog", { name: "Contoh undangan dengan tema Kapel" });
  const shown = page.frameLocator("iframe");
  await expect(shown.locator("#cover")).toContainText("Meilani");
  await expect(shown.getByRole("heading", { name: "Pemberkatan nikah" })).toBeVisible();
  await expect(shown.locator("body")).not.toContainText("Ar-Rum");
  await expectAccessible(page, "a theme's look");

  // The opening plays, and again with each tap.
  for (const _ of ["once", "again"]) {
    await shown.locator("#open").click();
    await expect(shown.locator("html")).toHaveClass(/(^| )open( |$)/);
    await expect(shown.locator(".s-opening")).toBeInViewport();
    await shown.locator("html").evaluate((root) => {
      root.scrollIntoView({ behavior: "instant" });
    });
  }

  await look.getByRole("button", { name: "Tema berikutnya" }).click();
  await expect(page).toHaveURL(/look=rebung$/);
  await page.goBack();
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(page).toHaveURL(/\/themes$/);

  await page.goto("/themes?look=layang");
  await expect(shown.locator("#cover")).toContainText("Meilani");
  await expect(shown.locator("#cover")).not.toContainText("Kevin");
  await expect(shown.locator("#cover")).toContainText(/khitanan/i);
  await page.getByRole("button", { name: "Kembali ke semua tema" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Tema undangan" })).toBeVisible();
  await page.goto("/themes?look=layang");
  await page.getByRole("dialog").getByRole("button", { name: "Pakai tema ini" }).click();
  await expect(page).toHaveURL("/try?theme=layang");
});

test("the gallery is for the event that was chosen: its own themes first, its own words on their covers @once", async ({
  page,
}) => {
  await page.goto("/themes");
  await page.getByLabel("Acara").selectOption("Khitanan");
  await expect(page.getByLabel("Nama kedua")).toHaveCount(0);
  await page.getByLabel("Nama", { exact: true }).fill("Athar");
  await expect(page.getByRole("heading", { level: 2 }).first()).toHaveText("Layang");
  await page.getByRole("button", { name: "Lihat undangannya: Janur" }).click();
  const shown = page.frameLocator("iframe");
  await expect(shown.locator("#cover")).toContainText(/undangan khitanan/i);
  await expect(shown.locator("#cover")).toContainText("Athar");
  await page.getByRole("dialog").getByRole("button", { name: "Pakai tema ini" }).click();
  await expect(page).toHaveURL("/try?theme=janur");
  await expect(page.getByRole("radio", { name: "Khitanan" })).toBeChecked();
});

test("a visitor finds a theme with their own names, keeps it, and begins an invitation with it", async ({
  page,
  baseURL,
}) => {
  test.slow();
  await page.goto("/sign-in");
  await page.getByRole("link", { name: "Lihat tema undangan" }).click();
  await page.getByLabel("Nama pertama").fill("Meilani");
  await page.getByLabel("Nama kedua").fill("Kevin");
  await page.getByLabel("Tanggal").fill(dayFromToday(60));
  await expect(page.getByRole("heading", { level: 2, name: "Taman" })).toBeVisible();
  await expectAccessible(page, "all themes");

  await page.getByLabel("Tradisi").selectOption("Tionghoa");
  await expect(page).toHaveURL(/\/themes\?tradition=tionghoa$/);
  await expect(page.getByRole("status")).toHaveText("1 tema");
  await page.getByRole("button", { name: "Favorit: Xi" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Favorit: Xi" })).toHaveAttribute("aria-pressed", "true");
  await page.goto("/themes?favourites=only");
  await expect(page.getByRole("heading", { level: 2 })).toHaveText(["Xi"]);
  await page.getByLabel("Suasana").selectOption("Teduh");
  await expect(page.getByText("Belum ada favorit")).toBeVisible();
  await expectAccessible(page, "no theme");
  await page.getByRole("button", { name: "Tampilkan semua tema" }).click();
  await page.getByRole("link", { name: "Pakai tema ini: Xi" }).click();
  await expect(page).toHaveURL("/try?theme=xi");

  await signedInHost(page, baseURL);
  await page.goto("/invitations/new?theme=xi");
  await chooseEvent(page, "Pernikahan");
  await expect(page.getByLabel("Mempelai wanita")).toHaveValue("Meilani");
  await page.getByLabel("Jam", { exact: true }).fill("11:00");
  await page.getByRole("button", { name: "Lanjut" }).click();
  await page.getByRole("radio", { name: "Assalamu’alaikum Wr. Wb." }).check();
  await page.getByText("Jawa", { exact: true }).click();
  await expect(page.getByRole("radio", { name: "Jawa" })).toBeChecked();
  await page.getByRole("button", { name: "Lihat tema" }).click();
  await expect(page.getByRole("button", { name: "Lihat tema Xi" })).toHaveAttribute("aria-current", "true");
  await page.getByRole("button", { name: "Lihat tema Xi" }).click();
  await page.getByRole("button", { name: "Ubah alamat" }).click();
  await page.getByLabel("Alamat halaman").fill(uniqueSlug());
  await expect(page.getByText("Alamat ini masih tersedia.")).toBeVisible();
  await page.getByRole("button", { name: "Pakai tema ini" }).click();
  await expect(page).toHaveURL(/\/invitations\/edit\/[A-Za-z0-9]{20}$/);

  const editor = page.url();
  await page.goto(`${editor}?section=opening`);
  await expect(page.getByLabel("Sumber kutipan")).toHaveValue("QS Ar-Rum 30: 21");
  await page.getByRole("button", { name: "Contoh kalimat" }).click();
  const samples = page.getByRole("dialog", { name: "Contoh kalimat" });
  await expectAccessible(page, "sample wording");
  await samples.getByRole("button", { name: "Pakai kalimat ini: Ringkas" }).click();
  await expect(page.getByLabel("Kalimat undangan")).toHaveValue("Kami menikah, dan ingin Anda hadir.");
  await page.getByRole("alert").getByRole("button", { name: "Urungkan" }).click();
  await expect(page.getByLabel("Kalimat undangan")).toHaveValue(/^Segala puji bagi Allah/);
  await page.goto(`${editor}?section=ceremonies`);
  await page.getByLabel("Tanggal Hijriah di bawah tanggal acara").selectOption("Tampil");
  await page.getByLabel("Tampilkan hari pasaran").check();
  await expect(page.getByRole("heading", { name: "Panggih" })).toBeVisible();
  // One ceremony is open at a time.
  await page
    .getByRole("region", { name: "Resepsi" })
    .getByRole("button", { name: /^Resepsi/ })
    .click();
  await page.getByRole("button", { name: "Contoh nama acara" }).click();
  await expectAccessible(page, "names of ceremonies");
  await page.getByRole("button", { name: "Ngunduh mantu, adat Jawa" }).click();
  await expect(page.getByRole("heading", { name: "Ngunduh mantu" })).toBeVisible();
  await expectSaved(page);

  await page.goto(`${editor}?section=theme`);
  await expect(page.getByRole("radio", { name: "Xi" })).toBeChecked();
  await page.getByRole("radio", { name: "Teduh" }).check({ force: true });
  await expect(page.frameLocator("iframe").locator("#cover")).toBeVisible();
  await page.getByRole("button", { name: "Kembali ke Xi" }).click();
  await expect(page.getByRole("radio", { name: "Xi" })).toBeChecked();
  await page.getByRole("button", { name: "Saring dan lihat semua tema" }).click();
  await page.getByLabel("Suasana").selectOption("Khidmat");
  await page.getByRole("group", { name: "Semua tema" }).getByRole("radio", { name: "Teduh" }).check();
  await expectSaved(page);
  await expect(page.getByRole("heading", { level: 1, name: "Meilani & Kevin" })).toBeVisible();
});

test("what a visitor tries without an account is theirs once they have one @once @proof", async ({
  page,
}) => {
  test.slow();
  await page.goto("/sign-in");
  await page.getByRole("link", { name: "Coba tanpa akun" }).click();
  await chooseEvent(page, "Pernikahan");
  await page.getByLabel("Mempelai wanita").fill("Meilani");
  await page.getByLabel("Mempelai pria").fill("Kevin");
  await page.getByLabel("Tanggal belum pasti").check();
  await page.getByRole("button", { name: "Lanjut" }).click();
  await expect(page.getByRole("radio", { name: "Dengan hormat" })).toBeChecked();
  await page.getByText("Tionghoa", { exact: true }).click();
  await expect(page.getByRole("radio", { name: "Tionghoa" })).toBeChecked();
  await page.getByRole("button", { name: "Lihat tema" }).click();
  await page.getByRole("button", { name: "Lihat tema Xi" }).click();
  const cover = page.frameLocator("iframe").locator("#cover");
  await expect(cover).toContainText("Meilani");
  await expect(page.getByText("/event/meilani-kevin")).toBeVisible();
  await page.getByRole("button", { name: "Simpan: daftar gratis" }).click();
  await expect(page).toHaveURL(/\/sign-up\?redirect=/);
  // Signing up may go on where this tab's own memory does not reach.
  await page.evaluate(() => {
    window.sessionStorage.clear();
  });
  await fillSignUp(page, { name: "Meilani", email: newEmail() });
  await page.getByRole("button", { name: "Daftar", exact: true }).click();

  await expect(page.getByRole("heading", { level: 1, name: "Meilani & Kevin" })).toBeVisible();
  await page.goto("/invitations/new");
  await expect(page.getByRole("radio", { name: /^Pernikahan/ })).not.toBeChecked();
});

test("colours that are tried in the gallery go along to the wizard @once", async ({ page }) => {
  await page.goto("/themes?look=mega");
  const colours = page.getByRole("radiogroup", { name: "Warna tema" });
  await colours.getByRole("radio", { name: "Marun" }).check({ force: true });
  await expect(page.frameLocator("iframe").locator('link[href*="/art-mega-burgundy-"]')).toBeAttached();
  await page.getByRole("button", { name: "Tema berikutnya" }).click();
  await expect(colours.getByRole("radio", { name: "Warna asli" })).toBeChecked();
  await page.getByRole("button", { name: "Tema sebelumnya" }).click();
  await colours.getByRole("radio", { name: "Marun" }).check({ force: true });
  await page.getByRole("button", { name: "Pakai tema ini" }).click();
  await expect(page).toHaveURL("/try?theme=mega&colourway=burgundy");
});
