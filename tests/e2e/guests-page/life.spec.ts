import { expect } from "@playwright/test";
import { test } from "../support/editor-test.ts";
import { showInvitation } from "../support/host-api.ts";
import { signedInHost } from "../support/signed-in-host.ts";

test("an invitation is put in the trash and comes back, and its page follows @once", async ({
  page,
  baseURL,
}) => {
  test.slow();
  const { slug } = await showInvitation(await signedInHost(page, baseURL));
  expect((await page.request.get(`/event/${slug}?v=shown`)).status()).toBe(200);

  await page.goto("/invitations?tab=shown");
  await page.getByRole("button", { name: "Tindakan untuk Ratri & Bayu" }).click();
  await page.getByRole("menuitem", { name: "Pindahkan ke Sampah" }).click();
  const dialog = page.getByRole("dialog", { name: "Pindahkan Ratri & Bayu ke Sampah?" });
  await dialog.getByRole("button", { name: "Pindahkan ke Sampah" }).click();
  await expect(page.getByText("disimpan 30 hari")).toBeVisible();
  await expect(page.getByText("Belum ada undangan yang terbit.")).toBeVisible();
  expect((await page.request.get(`/event/${slug}?v=gone`)).status()).toBe(404);

  await page.getByRole("link", { name: "Sampah 1" }).click();
  await expect(page.getByText("Dihapus selamanya dalam 30 hari")).toBeVisible();
  await page.getByRole("button", { name: "Urungkan" }).click();
  await expect(page.getByText("Terbitkan lagi supaya tamu bisa membukanya.")).toBeVisible();
  await expect(page.getByText("Sampah kosong.")).toBeVisible();
});

test("publishing is scheduled and cancelled again @once", async ({ page, draft: _draft }) => {
  await page.getByRole("button", { name: "Pilihan lain" }).click();
  await page.getByRole("menuitem", { name: "Jadwalkan terbit" }).click();
  const dialog = page.getByRole("dialog", { name: "Jadwalkan terbit" });
  await dialog.getByLabel("Tanggal").fill("2020-01-01");
  await dialog.getByRole("button", { name: "Jadwalkan" }).click();
  await expect(dialog.getByText("Pilih waktu yang akan datang")).toBeVisible();
  const tomorrow = new Date(Date.now() + 24 * 60 * 60_000).toISOString().slice(0, 10);
  await dialog.getByLabel("Tanggal").fill(tomorrow);
  await dialog.getByRole("button", { name: "Jadwalkan" }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText(/^Terbit otomatis pada .* WIB$/)).toBeVisible();
  await page.getByRole("button", { name: "Batalkan jadwal" }).click();
  await expect(page.getByRole("button", { name: "Batalkan jadwal" })).toBeHidden();
});
