import { helperPath } from "@janur/domain/helper/pass";
import { expect, test } from "@playwright/test";
import * as z from "zod";
import { expectAccessible } from "../support/axe.ts";
import { showInvitation } from "../support/host-api.ts";
import { signedInHost } from "../support/signed-in-host.ts";

const made = z.object({ token: z.string() });

test("a relative fills in their guests while the host decides @once", async ({ page, browser, baseURL }) => {
  test.slow();
  const host = await signedInHost(page, baseURL, "Ratri Ayu");
  const { invitationId } = await showInvitation(host);
  const guest = {
    name: "Hadi Wiranto",
    honorific: "Bapak",
    suffix: "",
    origin: "RT 08",
    group: "",
    seats: 2,
  };
  await host.call("saveGuest", {
    invitationId,
    guestId: null,
    guest: { ...guest, note: "" },
    contact: { phone: "+6281234567890", email: null },
  });
  const expireAt = new Date(Date.now() + 86_400_000).toISOString();
  const pass = {
    name: "Bude Sri",
    scopes: ["fillList"],
    seesGated: false,
    family: "bride",
    pin: null,
    expireAt,
  };
  const branch = { quota: 5, group: "Keluarga ibu" };
  const { token } = made.parse(await host.call("createPass", { invitationId, ...pass, branch }));
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    colorScheme: "dark",
    ...(baseURL === undefined ? {} : { baseURL }),
  });
  const phone = await context.newPage();
  await phone.goto(helperPath(token));
  await expect(phone.getByText("0/5")).toBeVisible();
  await phone.getByRole("link", { name: /^Isi daftar/ }).click();
  await expect(phone.getByText("0 dari 5 undangan terisi")).toBeVisible();
  await expectAccessible(phone, "an empty list");

  // What is missing or wrong is said at its field.
  const form = phone.getByRole("form", { name: "Tulis tamu" });
  await expect(form.getByLabel("Nama", { exact: true })).not.toHaveAttribute("aria-invalid");
  await form.getByRole("button", { name: "Tambahkan" }).click();
  await expect(form.getByText("Tulis namanya dulu.")).toBeVisible();
  await form.getByLabel("Sapaan").fill("Ibu");
  await form.getByLabel("Nama", { exact: true }).fill("Suparmi");
  await form.getByLabel("Nomor WhatsApp").fill("0812");
  await form.getByRole("button", { name: "Tambahkan" }).click();
  await expect(form.getByText(/Nomor ini belum lengkap/)).toBeVisible();
  await expectAccessible(phone, "a wrong number");

  // Without a signal, and over a reload, nothing typed is lost.
  await form.getByLabel("Nomor WhatsApp").fill("0812 9876 5432");
  await context.setOffline(true);
  await form.getByRole("button", { name: "Tambahkan" }).click();
  await expect(form.getByText(/Tulisan Anda tersimpan di ponsel ini/)).toBeVisible();
  await context.setOffline(false);
  await phone.reload();
  await expect(form.getByLabel("Nama", { exact: true })).toHaveValue("Suparmi");
  await form.getByLabel("Bersama keluarga").check();
  await form.getByLabel("Untuk berapa orang").selectOption("4");
  await form.getByRole("button", { name: "Tambahkan" }).click();
  await expect(form.getByText("Sudah tertulis. Siapa lagi?")).toBeVisible();
  await expect(form.getByLabel("Nama", { exact: true })).toHaveValue("");
  const suparmi = phone.getByRole("listitem").filter({ hasText: "Ibu Suparmi & Keluarga" });
  await expect(suparmi.getByText("081298765432 · 4 orang")).toBeVisible();

  // A pasted list; who is known already is said without a name.
  await phone.getByText("Tempel banyak nama sekaligus").click();
  const list = phone.getByLabel(/Satu tamu di setiap baris/);
  await list.fill("Hadi W 081234567890\nTan Giok Lan\n0813 1111 2222");
  await phone.getByRole("button", { name: "Tambahkan semua" }).click();
  await expect(
    phone.getByText("2 nama sudah tertulis. 1 baris bukan nama tamu, atau belum ada namanya."),
  ).toBeVisible();
  await expect(list).toHaveValue("0813 1111 2222");
  const known = phone.getByRole("listitem").filter({ hasText: "Hadi W" });
  await expect(known.getByText(/Sepertinya sudah ada di daftar/)).toBeVisible();
  await expect(phone.getByText("Wiranto")).toBeHidden();

  // Changed, removed, and given back.
  await phone.getByRole("button", { name: "Ubah Tan Giok Lan" }).click();
  await form.getByLabel("Dari mana").fill("Glodok");
  await form.getByRole("button", { name: "Simpan perubahan" }).click();
  await expect(phone.getByText("Glodok · tanpa nomor · 1 orang")).toBeVisible();
  await phone.getByRole("button", { name: "Hapus Tan Giok Lan" }).click();
  await expect(phone.getByText("2 dari 5 undangan terisi")).toBeVisible();
  await phone.getByRole("button", { name: "Urungkan" }).click();
  await expect(phone.getByText("3 dari 5 undangan terisi")).toBeVisible();
  await expectAccessible(phone, "a list");
  const isWide = await phone.evaluate(() => document.documentElement.scrollWidth > innerWidth);
  expect(isWide).toBe(false);

  // The host hears of it, and sees whom each may be.
  await page.goto("/");
  await page
    .getByRole("banner")
    .getByRole("button", { name: /^Notifikasi, \d+ belum dibaca/ })
    .click();
  await page
    .getByRole("link", { name: /Bude Sri menambahkan \d+ nama/ })
    .first()
    .click();
  const dialog = page.getByRole("dialog", { name: "Usulan tamu dari penolong" });
  const helper = dialog.getByRole("region", { name: "Bude Sri" });
  await expect(helper.getByText("Nomornya sama dengan Bapak Hadi Wiranto, RT 08.")).toBeVisible();
  await expectAccessible(page, "guests whom helpers suggest");
  await helper
    .getByRole("button", { name: "Hadi W orang yang sama dengan Bapak Hadi Wiranto, RT 08" })
    .click();
  await expect(helper.getByText("Bude Sri: 2 nama")).toBeVisible();
  await helper.getByLabel("Tan Giok Lan").check();
  await dialog.getByRole("button", { name: "Tolak (1)" }).click();
  await dialog.getByLabel("Pesan untuk penolong").fill("Sudah diundang lewat kantor.");
  await dialog.getByRole("button", { name: "Tolak (1)" }).click();
  await expect(helper.getByText("Bude Sri: 1 nama")).toBeVisible();
  await helper.getByLabel("Bude Sri: 1 nama").check();
  await dialog.getByRole("button", { name: "Terima (1)" }).click();
  await expect(dialog.getByText("Tidak ada nama yang menunggu.")).toBeVisible();
  await page.getByRole("button", { name: "Urungkan" }).click();
  await expect(helper.getByText("Bude Sri: 1 nama")).toBeVisible();
  await helper.getByLabel("Bude Sri: 1 nama").check();
  await dialog.getByRole("button", { name: "Terima (1)" }).click();
  await expect(dialog.getByText("Tidak ada nama yang menunggu.")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("list", { name: "Daftar tamu" })).toContainText("Ibu Suparmi & Keluarga");
  await expect(page.getByRole("button", { name: /^Usulan penolong/ })).toBeHidden();

  // They see what became of them.
  await phone.reload();
  await expect(suparmi.getByText("masuk daftar tamu")).toBeVisible();
  await expect(known.getByText("sudah ada di daftar tamu")).toBeVisible();
  await expect(phone.getByText("Kata keluarga: Sudah diundang lewat kantor.")).toBeVisible();
  await context.close();
});
