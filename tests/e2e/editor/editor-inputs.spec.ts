import { expect } from "@playwright/test";
import { test } from "../support/editor-test.ts";
import { dayFromToday, expectSaved, openSection } from "../support/host.ts";

test("ends after midnight, passed days, map links and names of every kind are taken kindly @once @proof", async ({
  page,
  draft: { invitationId },
}) => {
  await test.step("a feast that ends after midnight says on which day", async () => {
    await openSection(page, "Waktu dan tempat");
    await page.getByLabel("Mulai: Jam").fill("19:00");
    await page.getByLabel("Tulis “sampai selesai”").click();
    await page.getByLabel("Jam selesai").fill("01:00");
    await expect(page.getByText(/^Selesai .* pukul 01\.00 WIB\.$/)).toBeVisible();
    await expectSaved(page);
  });

  await test.step("another zone keeps the clocks on the wall", async () => {
    await page.getByLabel("Zona waktu").selectOption("Asia/Makassar");
    await expect(page.getByLabel("Mulai: Jam")).toHaveValue("19:00");
    await expect(page.getByText(/^Selesai .* pukul 01\.00 WITA\.$/)).toBeVisible();
  });

  await test.step("a day that has passed is said and saved", async () => {
    await page.getByLabel("Mulai: Tanggal").fill(dayFromToday(-400));
    await expect(page.getByText(/^Waktu ini sudah lewat\./)).toBeVisible();
    await page.getByLabel("Mulai: Tanggal").fill(dayFromToday(60));
    await expect(page.getByText(/^Waktu ini sudah lewat\./)).toBeHidden();
    await expectSaved(page);
  });

  await test.step("a link without its scheme is completed, another scheme is refused", async () => {
    const link = page.getByLabel("Tautan peta");
    await link.fill("maps.app.goo.gl/xyz");
    await link.blur();
    await expect(link).toHaveValue("https://maps.app.goo.gl/xyz");
    await link.fill("javascript:alert(1)");
    await expect(page.getByText(/^Tautan ini belum bisa dibuka di peta\./)).toBeVisible();
    await link.fill("geo:-7.8,110.36");
    await link.blur();
    await expect(link).toHaveValue(/^https:\/\/www\.google\.com\/maps\/search/);
    await expectSaved(page);
  });

  await test.step("more than one ceremony are folded, the newest is open", async () => {
    const add = page.getByRole("button", { name: "Tambah acara" });
    for (let count = 2; count <= 6; count += 1) await add.click();
    await expect(page.getByLabel("Nama acara")).toHaveCount(1);
    await expect(page.getByRole("button", { name: /^Acara 6/ })).toHaveAttribute("aria-expanded", "true");
    await page.getByLabel("Nama acara").fill("Ngunduh mantu");
    await expectSaved(page);
  });

  await test.step("names from right to left, with emoji, and too long", async () => {
    await openSection(page, "Mempelai");
    const name = page.getByLabel("Nama panggilan").first();
    await name.fill("محمد 💍");
    await expectSaved(page);
    await page.reload();
    await expect(page.getByLabel("Nama panggilan").first()).toHaveValue("محمد 💍");
    await expect(page.getByRole("heading", { level: 3, name: "محمد 💍" })).toBeVisible();
    await page.getByLabel("Nama panggilan").first().fill("Raden ".repeat(30));
    // The full name follows for as long as it only repeats it.
    await expect(page.getByText(/^Kelebihan [\d.]+ karakter\./)).toHaveCount(2);
    await page.getByLabel("Nama panggilan").first().fill("Raden");
    await expectSaved(page);
  });
  expect(new URL(page.url()).pathname).toBe(`/invitations/edit/${invitationId}`);
});
