import { readFileSync } from "node:fs";
import { expect, test, type Page } from "@playwright/test";
import { strToU8, zipSync } from "fflate";
import { openImport } from "../support/host.ts";
import { draftInvitation, type HostApi } from "../support/host-api.ts";
import { signedInHost } from "../support/signed-in-host.ts";

const inList = (page: Page, name: string) =>
  page.getByRole("list", { name: "Daftar tamu" }).getByRole("listitem").filter({ hasText: name });

async function importInto(page: Page, host: HostApi) {
  const { invitationId } = await draftInvitation(host);
  const guest = {
    name: "Hadi Wiranto",
    honorific: "Bapak",
    suffix: "",
    origin: "",
    group: "Lama",
    seats: 2,
    note: "",
  };
  await host.call("saveGuest", {
    invitationId,
    guestId: null,
    guest,
    contact: { phone: "+6281234567890", email: null },
  });
  await page.goto(`/invitations/${invitationId}/guests`);
  await openImport(page);
  return page.getByRole("dialog", { name: "Impor tamu" });
}

const file = (name: string, content: string | Uint8Array) => ({
  name,
  mimeType: "application/octet-stream",
  buffer: Buffer.from(content),
});

test("a file is understood, corrected, decided about and written @wide", async ({ page, baseURL }) => {
  const host = await signedInHost(page, baseURL);
  const dialog = await importInto(page, host);
  const choose = dialog.locator("input[type=file]");

  await test.step("a file that is no list says so", async () => {
    await choose.setInputFiles(file("tamu.xlsx", zipSync({ "word/document.xml": strToU8("<w/>") })));
    await expect(dialog.getByRole("alert")).toHaveText(/bukan buku kerja Excel/);
    await choose.setInputFiles(file("tamu.csv", "Nama;No HP\r\n"));
    await expect(dialog.getByRole("alert")).toHaveText(/Tidak ada tamu di dalamnya/);
  });

  await test.step("rows show what was repaired, what cannot be, and who is there already", async () => {
    const rows = [
      "Tamu Ratri & Bayu;;",
      "Nama Lengkap;No. WA;Kel",
      "Hadi Wiranto;0812-3456-7890;Tetangga",
      "Siti;81298765432;Kantor",
      "Ibu Siti;;Kantor",
      "Udin;6.28123E+12;Kantor",
      ";081211112222;Kantor",
    ];
    await choose.setInputFiles(file("tamu.csv", rows.join("\r\n")));
    await expect(dialog.getByText("2 tamu ditambahkan")).toBeVisible();
    await expect(dialog.getByText("1 tamu diperbarui")).toBeVisible();
    await expect(dialog.getByText("1 tamu sudah ada, dilewati")).toBeVisible();
    await expect(dialog.getByText("1 baris tidak bisa dipakai")).toBeVisible();
    await expect(dialog.getByText(/Excel menghilangkan angkanya/)).toBeVisible();
    await expect(dialog.getByText("Nomornya sama dengan Bapak Hadi Wiranto di daftar.")).toBeVisible();
  });

  await test.step("a column is told what it is, and a double is added after all", async () => {
    await dialog.getByText("Periksa isi kolom: 1 tidak dipakai").click();
    await dialog.getByRole("combobox", { name: "Kel", exact: true }).selectOption("Kelompok");
    await expect(dialog.getByText("Periksa isi kolom", { exact: true })).toBeVisible();
    await dialog.getByRole("radio", { name: "Ganda (2)" }).check();
    await dialog.getByRole("combobox", { name: "Untuk Ibu Siti" }).selectOption("Tambahkan juga");
    await expect(dialog.getByText("3 tamu ditambahkan")).toBeVisible();
  });

  await test.step("it is written, and the list shows it", async () => {
    await dialog.getByRole("button", { name: "Impor 4 tamu" }).click();
    await expect(dialog.getByText("Selesai: 4 baris")).toBeVisible();
    await dialog.getByRole("button", { name: "Lihat daftar tamu" }).click();
    await expect(inList(page, "Bapak Hadi Wiranto")).toContainText("Tetangga");
    await expect(inList(page, "Ibu Siti")).toBeVisible();
    await expect(page.getByText("4 undangan · 5 orang")).toBeVisible();
  });
});

test("an import goes on after a reload where the server has it, and pasted lines are a list too @once @proof", async ({
  page,
  baseURL,
}) => {
  const host = await signedInHost(page, baseURL);
  const dialog = await importInto(page, host);
  const names = Array.from({ length: 1_200 }, (_, index) => `Tamu ${String(index + 1)}`);
  const list = file("daftar.csv", `Nama\n${names.join("\n")}\n`);

  // The second chunk never arrives.
  let chunks = 0;
  await page.route("**/api/host/importGuests", async (route) => {
    chunks += 1;
    if (chunks === 2) await route.abort();
    else await route.continue();
  });
  await dialog.locator("input[type=file]").setInputFiles(list);
  await dialog.getByRole("button", { name: "Impor 1.200 tamu" }).click();
  await expect(dialog.getByText("1.000 dari 1.200 baris tersimpan")).toBeVisible();
  await expect(dialog.getByRole("alert")).toBeVisible();

  await page.reload();
  await openImport(page);
  await dialog.locator("input[type=file]").setInputFiles(list);
  await expect(dialog.getByText("Berkas ini pernah diimpor sampai 1.000 dari 1.200 baris.")).toBeVisible();
  await dialog.getByRole("button", { name: "Lanjutkan dari sana" }).click();
  await expect(dialog.getByText("Selesai: 1.200 baris")).toBeVisible();
  await dialog.getByRole("button", { name: "Lihat daftar tamu" }).click();
  await expect(page.getByText("1.201 undangan")).toBeVisible();

  await openImport(page);
  const lines = ["1. Bude Sri 0813 1111 2222 (3 orang)", "2. Pakde Joko 081311112222", "Total 2 undangan"];
  await dialog.getByLabel("Atau tempel daftarnya").fill(lines.join("\n"));
  await dialog.getByRole("button", { name: "Baca daftar" }).click();
  await expect(dialog.getByRole("listitem").filter({ hasText: "Bude Sri" }).first()).toContainText(
    "+6281311112222",
  );
  await expect(dialog.getByText("1 baris tampaknya bukan tamu, tidak ikut")).toBeVisible();
  // A couple shares its number: whether they are two is for the host to say.
  const asked = dialog.getByRole("combobox", { name: "Untuk Pakde Joko" });
  await expect(asked.locator("option:checked")).toHaveText("Pilih jawabannya");
  await expect(dialog.getByRole("button", { name: "Impor 1 tamu" })).toBeVisible();
  await asked.selectOption("Dua tamu, satu nomor");
  await dialog.getByRole("button", { name: "Impor 2 tamu" }).click();
  await expect(dialog.getByText("Selesai: 2 baris")).toBeVisible();
});

test("the sample file is one that can be imported @once", async ({ page, baseURL }) => {
  const host = await signedInHost(page, baseURL);
  const dialog = await importInto(page, host);
  const download = page.waitForEvent("download");
  await dialog.getByRole("button", { name: "Unduh contoh berkas" }).click();
  const sample = readFileSync(await (await download).path());
  await dialog.locator("input[type=file]").setInputFiles(file("contoh.csv", sample));
  await expect(dialog.getByText("Periksa isi kolom", { exact: true })).toBeVisible();
  await expect(dialog.getByText("tidak bisa dipakai")).toBeHidden();
});
