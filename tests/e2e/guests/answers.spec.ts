import { expect, test, type Browser, type Page } from "@playwright/test";
import { closeToasts, copyGuestLink, guestContext, openInvitationPage } from "../support/host.ts";
import { answerByApi, inviteByApi, showInvitation } from "../support/host-api.ts";
import { signedInHost } from "../support/signed-in-host.ts";

/** Answers by a group's link under a typed name. */
async function answerAs(browser: Browser, link: string, name: string, adults: number): Promise<void> {
  const phone = await guestContext(browser);
  const guest = await phone.newPage();
  await guest.goto(link);
  await expect(
    guest.locator("#rsvp").getByText("Untuk Alumni SMAN 3: masing-masing menjawab").first(),
  ).toBeVisible();
  await guest.locator("#rsvp").getByLabel("Nama", { exact: true }).fill(name);
  await guest.getByRole("radio", { name: "Hadir", exact: true }).check();
  await guest.getByRole("spinbutton", { name: "Dewasa" }).fill(String(adults));
  await guest.getByRole("button", { name: "Kirim jawaban" }).click();
  await expect(guest.getByText("Terima kasih!")).toBeVisible();
  await phone.close();
}

const answers = (page: Page) => page.getByRole("list", { name: "Jawaban tamu" });
const answerOf = (page: Page, name: string) =>
  answers(page)
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading", { name }) });

test("an answer without a link finds its guest, a phone answer is written down, and its changes are kept @once", async ({
  page,
  baseURL,
}) => {
  test.slow();
  const host = await signedInHost(page, baseURL);
  const shown = await showInvitation(host);
  const { invitationId } = shown;
  await inviteByApi(host, shown, "Hadi Wiranto");
  await inviteByApi(host, shown, "Suparmi");
  await answerByApi(baseURL, shown, "Pak Hadi Wirantoo", 2);

  await test.step("the inbox offers the guest of a similar name", async () => {
    await page.goto(`/invitations/${invitationId}/rsvp`);
    await expect(answerOf(page, "Pak Hadi Wirantoo").getByText("Tanpa tautan")).toBeVisible();
    await page.getByRole("link", { name: "Kotak masuk 1 undangan, 2 orang" }).click();
    await page.getByRole("button", { name: "Cocokkan Pak Hadi Wirantoo dengan Bapak Hadi Wiranto" }).click();
    const dialog = page.getByRole("dialog", { name: "Cocokkan jawaban Pak Hadi Wirantoo" });
    await expect(dialog).toContainText("akan tercatat sebagai jawaban Bapak Hadi Wiranto");
    await dialog.getByRole("button", { name: "Cocokkan", exact: true }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByText("Kotak masuk kosong.")).toBeVisible();
  });

  await test.step("a phone answer from the guest's row, in a few taps", async () => {
    await page.goto(`/invitations/${invitationId}/guests`);
    await page.getByRole("button", { name: "Pilihan untuk Bapak Suparmi" }).click();
    await page.getByRole("menuitem", { name: "Catat jawaban" }).click();
    const dialog = page.getByRole("dialog", { name: "Catat jawaban" });
    await dialog.getByRole("button", { name: "Simpan jawaban" }).click();
    await expect(dialog.getByText("Pilih dulu hadir atau tidak.")).toBeVisible();
    await dialog.getByRole("radio", { name: "Hadir", exact: true }).check();
    await dialog.getByRole("button", { name: "Tambah Dewasa" }).click();
    await dialog.getByRole("button", { name: "Simpan jawaban" }).click();
    await expect(dialog.getByText("Undangan ini untuk 2 orang.")).toBeVisible();
    await dialog.getByRole("button", { name: "Kurangi Dewasa" }).click();
    await dialog.getByLabel("Pesan atau catatan").fill("Bilang di telepon.");

    // Nothing typed is lost when the connection is.
    await page.route("**/api/host/recordAnswer", (route) => route.abort("internetdisconnected"));
    await dialog.getByRole("button", { name: "Simpan jawaban" }).click();
    await expect(dialog.getByText("Tidak ada koneksi.")).toBeVisible();
    await page.unroute("**/api/host/recordAnswer");
    await page.reload();
    await expect(dialog.getByLabel("Pesan atau catatan")).toHaveValue("Bilang di telepon.");
    await expect(dialog.getByRole("radio", { name: "Hadir", exact: true })).toBeChecked();
    await dialog.getByRole("button", { name: "Simpan jawaban" }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole("list", { name: "Daftar tamu" }).getByText("Hadir, 2 orang")).toHaveCount(2);
  });

  await test.step("it is changed from the room, found by name, and its history is there", async () => {
    await openInvitationPage(page, "Kehadiran");
    // The list of guests, which stands there until the room is, has a field whose name begins like this one.
    await page.getByRole("searchbox", { name: "Cari nama", exact: true }).fill("supar");
    await expect(answers(page).getByRole("listitem")).toHaveCount(1);
    const card = answerOf(page, "Bapak Suparmi");
    await expect(card).toContainText("dicatat keluarga");
    await card.getByRole("button", { name: "Ubah jawaban Bapak Suparmi" }).click();
    const dialog = page.getByRole("dialog", { name: "Catat jawaban" });
    await dialog.getByRole("radio", { name: "Tidak hadir" }).check();
    await dialog.getByRole("button", { name: "Simpan jawaban" }).click();
    await expect(dialog).toBeHidden();
    await card.getByRole("button", { name: "Riwayat jawaban Bapak Suparmi" }).click();
    const history = page.getByRole("dialog", { name: "Riwayat jawaban" });
    await expect(history.getByText("Jawaban sekarang")).toBeVisible();
    await expect(history.getByRole("list", { name: "Sebelumnya" }).getByRole("listitem")).toHaveText([
      /Hadir, 2 orang.*dicatat keluarga/s,
    ]);
  });
});

test("when both answered the family sees both and chooses; others are added as guests or rejected @once", async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow();
  const host = await signedInHost(page, baseURL);
  const shown = await showInvitation(host);
  const { invitationId } = shown;
  const link = await inviteByApi(host, shown, "Hadi Wiranto");
  const phone = await guestContext(browser);
  const guest = await phone.newPage();
  await guest.goto(link);
  await guest.getByText("Buka Undangan").click();
  await expect(guest.getByText("Berkenankah Bapak Hadi Wiranto hadir?")).toBeVisible();
  await guest.getByRole("radio", { name: "Hadir", exact: true }).check();
  await guest.getByRole("spinbutton", { name: "Dewasa" }).fill("1");
  await guest.getByRole("button", { name: "Kirim jawaban" }).click();
  await expect(guest.getByText("Terima kasih!")).toBeVisible();
  await phone.close();
  await answerByApi(baseURL, shown, "Hadi Wiranto", 4);
  await answerByApi(baseURL, shown, "Ibu Tuti", 3);
  await answerByApi(baseURL, shown, "Iseng", 5);

  await page.goto(`/invitations/${invitationId}/rsvp?tab=inbox`);
  const inbox = page.getByRole("list", { name: "Jawaban tanpa tautan" });
  await expect(inbox.getByRole("heading", { level: 2 })).toHaveCount(3);

  await test.step("two answers for one guest", async () => {
    // Similar names are looked up once the entry has come into sight.
    await inbox.getByRole("heading", { name: "Hadi Wiranto" }).scrollIntoViewIfNeeded();
    await page.getByRole("button", { name: "Cocokkan Hadi Wiranto dengan Bapak Hadi Wiranto" }).click();
    const dialog = page.getByRole("dialog", { name: "Cocokkan jawaban Hadi Wiranto" });
    await expect(dialog.getByRole("region", { name: "Dari kotak masuk" })).toContainText("Hadir, 4 orang");
    await expect(dialog.getByRole("region", { name: "Jawaban tamu sendiri" })).toContainText(
      "Hadir, 1 orang",
    );
    await dialog.getByRole("button", { name: "Pakai jawaban kotak masuk" }).click();
    await expect(dialog).toBeHidden();
    await closeToasts(page);
  });

  await test.step("somebody who was not on the list", async () => {
    await inbox.getByRole("button", { name: "Tambahkan sebagai tamu: Ibu Tuti" }).click();
    const dialog = page.getByRole("dialog", { name: "Tambahkan sebagai tamu" });
    await expect(dialog.getByLabel("Nama dan sapaan")).toHaveValue("Ibu Tuti");
    await expect(dialog.getByLabel("Jumlah orang yang diundang")).toHaveValue("3");
    await dialog.getByRole("button", { name: "Tambahkan tamu" }).click();
    await expect(dialog).toBeHidden();
    await closeToasts(page);
  });

  await test.step("somebody whom nobody knows", async () => {
    await inbox.getByRole("button", { name: "Tolak jawaban Iseng" }).click();
    const dialog = page.getByRole("dialog", { name: "Tolak jawaban Iseng?" });
    await expect(dialog).toContainText("tidak bisa diurungkan");
    await dialog.getByRole("button", { name: "Tolak jawaban" }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByText("Kotak masuk kosong.")).toBeVisible();
  });

  await page.getByRole("link", { name: "Semua jawaban", exact: true }).click();
  await expect(answers(page).getByRole("heading", { level: 2 })).toHaveCount(2);
  await expect(answerOf(page, "Bapak Hadi Wiranto")).toContainText("Hadir, 4 orang");
  await expect(answerOf(page, "Ibu Tuti").getByText("Tanpa tautan")).toBeHidden();
  await expect(page.getByRole("definition").first()).toContainText("7 orang");
  await expect(page.getByRole("definition").first()).toContainText("2 undangan");
});

test("one link for a group brings an answer of everybody who writes a name @once @proof", async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow();
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  const { invitationId } = await showInvitation(await signedInHost(page, baseURL));
  await page.goto(`/invitations/${invitationId}/guests`);
  await page.getByRole("button", { name: "Tambah tamu" }).click();
  const dialog = page.getByRole("dialog", { name: "Tambah tamu" });
  await dialog.getByText("Lebih lengkap").click();
  await dialog.getByRole("radio", { name: "Grup" }).check();
  await expect(dialog.getByLabel("Nomor HP")).toBeHidden();
  await dialog.getByLabel("Nama grup").fill("Alumni SMAN 3");
  await dialog.getByLabel("Paling banyak jawaban").fill("0");
  await dialog.getByRole("button", { name: "Simpan", exact: true }).click();
  await expect(dialog.getByText("Tulis angka dari 1 sampai 1.000.")).toBeVisible();
  await dialog.getByLabel("Paling banyak jawaban").fill("10");
  await dialog.getByRole("button", { name: "Tambah satu orang" }).click();
  await expect(dialog.getByLabel("Paling banyak orang per jawaban")).toHaveValue("2");
  await dialog.getByRole("button", { name: "Simpan", exact: true }).click();
  await expect(dialog).toBeHidden();
  const row = page
    .getByRole("list", { name: "Daftar tamu" })
    .getByRole("listitem")
    .filter({ hasText: "Alumni SMAN 3" });
  await expect(row).toContainText("Belum dikirim");
  await copyGuestLink(page, "Alumni SMAN 3");
  await expect(page.getByText("Tempel di grup WhatsApp-nya")).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());

  await answerAs(browser, link, "Bagus", 1);
  await answerAs(browser, link, "Citra", 2);

  await openInvitationPage(page, "Kehadiran");
  await expect(answerOf(page, "Bagus").getByText("Lewat tautan grup")).toBeVisible();
  await expect(answerOf(page, "Citra")).toContainText("Hadir, 2 orang");
  await page.goto(`/invitations/${invitationId}/guests`);
  await expect(row).toContainText("2 jawaban, 3 orang");
  await row.getByRole("button", { name: "Pilihan untuk Alumni SMAN 3" }).click();
  await expect(page.getByRole("menuitem", { name: "Ubah" })).toBeVisible();
  await expect(page.getByRole("menuitem", { name: "Catat jawaban" })).toHaveCount(0);
  await page.keyboard.press("Escape");
});
