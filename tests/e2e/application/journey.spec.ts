import { expect } from "@playwright/test";
import { test } from "../support/editor-test.ts";
import {
  addGuest,
  dayFromToday,
  expectPublished,
  expectSaved,
  guestContext,
  chooseEvent,
  makeInvitation,
  makeWithAddress,
  openEditor,
  openInvitationPage,
  openSection,
  pastCache,
  publish,
  signUp,
  uniqueEmail,
} from "../support/host.ts";
import { profileFields, uidOf } from "../support/suite-data.ts";
import { draftInvitation, inviteByApi, showInvitation } from "../support/host-api.ts";
import { signedInHost } from "../support/signed-in-host.ts";

test("from registering to an answer that arrives, and back to 404", async ({ page, browser, baseURL }) => {
  test.slow();
  if (baseURL === undefined) throw new Error("no base URL");
  const email = uniqueEmail();
  await signUp(page, "Ratri Ayu", email);

  const uid = await uidOf(baseURL, email);
  expect(await profileFields(baseURL, uid)).toEqual({
    id: { stringValue: uid },
    displayName: { stringValue: "Ratri Ayu" },
    email: { stringValue: email },
    photoURL: { nullValue: null },
    createdAt: { timestampValue: expect.any(String) as unknown },
    invitations: {
      arrayValue: expect.not.objectContaining({ values: expect.anything() }) as unknown,
    },
  });

  const { invitationId, slug } = await makeInvitation(page);
  expect((await page.request.get(`/event/${slug}?v=0`)).status()).toBe(404);

  await openSection(page, "Sampul");
  await page.getByLabel("Tulisan kecil di atas nama").fill("Syukuran Pernikahan");
  await expectSaved(page);
  await publish(page);

  const link = await addGuest(page, invitationId, "Hadi Wiranto");
  expect(link).toMatch(new RegExp(`^${baseURL}/event/${slug}#(?:to=[^&=]+&)?g=[\\w-]{28}$`));

  await openInvitationPage(page, "Kehadiran");
  await expect(page.getByText("Belum ada jawaban.")).toBeVisible();
  // A reload would lose this mark.
  await page.evaluate(() => {
    document.documentElement.setAttribute("data-kept", "yes");
  });

  const phone = await guestContext(browser);
  const guest = await phone.newPage();
  await guest.goto(link);
  await expect(guest.locator("#guest")).toContainText("Bapak Hadi Wiranto");
  await expect(guest.getByText("Syukuran Pernikahan").first()).toBeVisible();
  await guest.getByText("Buka Undangan").click();
  await expect(guest.getByText("Berkenankah Bapak Hadi Wiranto hadir?")).toBeVisible();
  await guest.getByRole("radio", { name: "Hadir", exact: true }).check();
  await guest.getByLabel("Pesan untuk keluarga").fill("Saya datang.");
  await guest.getByRole("button", { name: "Kirim jawaban" }).click();
  await expect(guest.getByText("Terima kasih!")).toBeVisible();
  expect(await phone.cookies()).toEqual([]);
  await phone.close();

  const answers = page.getByRole("list", { name: "Jawaban tamu" });
  await expect(answers.getByRole("heading", { name: "Bapak Hadi Wiranto" })).toBeVisible();
  await expect(answers.getByText("Hadir, 1 orang")).toBeVisible();
  await expect(answers.getByText("Saya datang.")).toBeVisible();
  await expect(page.getByRole("definition").first()).toContainText("1 orang");
  await expect(page.getByRole("definition").first()).toContainText("1 undangan");
  await expect(page.locator("html[data-kept=yes]")).toBeAttached();

  await openInvitationPage(page, "Isi undangan");
  await page.getByRole("button", { name: "Pilihan lain" }).click();
  await page.getByRole("menuitem", { name: "Tarik dari tamu" }).click();
  const dialog = page.getByRole("dialog", { name: "Tarik undangan dari tamu?" });
  await expect(dialog).toContainText("sekitar satu menit");
  await dialog.getByRole("button", { name: "Tarik undangan" }).click();
  await expect(page.getByText("Tidak terbit").first()).toBeVisible();
  expect((await page.request.get(`/event/${slug}?v=gone`)).status()).toBe(404);
});

test("a guest without script and without a link answers by plain form @once", async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow();
  const { invitationId, slug } = await showInvitation(await signedInHost(page, baseURL));
  await page.goto(`/invitations/${invitationId}/rsvp`);
  await expect(page.getByText("Belum ada jawaban.")).toBeVisible();

  const phone = await guestContext(browser, { javaScriptEnabled: false });
  const guest = await phone.newPage();
  await guest.goto(`/event/${slug}`);
  await guest.getByRole("radio", { name: "Hadir", exact: true }).check();
  await guest.locator("#rsvp").getByLabel("Nama", { exact: true }).fill("Suparmi");
  await guest.getByRole("spinbutton", { name: "Dewasa" }).fill("3");
  await guest.getByRole("button", { name: "Kirim jawaban" }).click();
  await expect(guest.getByText("Terima kasih!")).toBeVisible();
  // The page hands over the personal link under which the answer can be changed.
  await expect(guest.locator(`a[href*="/event/${slug}#"]`).first()).toBeVisible();
  await phone.close();

  const answers = page.getByRole("list", { name: "Jawaban tamu" });
  await expect(answers.getByRole("heading", { name: "Suparmi" })).toBeVisible();
  await expect(answers.getByText("Hadir, 3 orang")).toBeVisible();
  await expect(answers.getByText("Tanpa tautan")).toBeVisible();
  expect(page.url()).toBe(`${baseURL ?? ""}/invitations/${invitationId}/rsvp`);
});

test("wrong inputs are refused where they were typed @once @proof", async ({ page, browser, baseURL }) => {
  test.slow();
  const host = await signedInHost(page, baseURL);
  const draft = await draftInvitation(host);
  const { invitationId, slug } = draft;
  await openEditor(page, invitationId);

  await test.step("an end before the start", async () => {
    await openSection(page, "Waktu dan tempat");
    await page.getByLabel("Tulis “sampai selesai”").click();
    await page.getByLabel("Jam selesai").fill("10:30");
    await expect(page.getByText("Jam selesai harus sesudah jam mulai.")).toBeVisible();
    await expect(page.getByText("Belum tersimpan: ada isian yang perlu diperbaiki.")).toBeVisible();
    await page.getByLabel("Jam selesai").fill("13:30");
    await expectSaved(page);
  });

  await test.step("a map link that is no address", async () => {
    await page.getByLabel("Tautan peta").fill("javascript:alert(1)");
    await expect(page.getByText("Tautan ini belum bisa dibuka di peta.")).toBeVisible();
    await page.getByLabel("Tautan peta").fill("");
    await expectSaved(page);
  });
  await publish(page);

  await test.step("a slug that is taken", async () => {
    await page.goto("/invitations/new");
    await chooseEvent(page, "Syukuran");
    await page.getByRole("button", { name: "Lanjut" }).click();
    await expect(page.getByText("Nama belum diisi.")).toBeVisible();
    await page.getByLabel("Keluarga atau yang bersyukur").fill("Keluarga Bayu");
    await page.getByLabel("Tanggal belum pasti").check();
    await page.getByRole("button", { name: "Lanjut" }).click();
    await page.getByRole("radio", { name: "Salam Kebajikan" }).check();
    await page.getByRole("button", { name: "Lihat tema" }).click();
    await page
      .getByRole("button", { name: /^Lihat tema / })
      .first()
      .click();
    await expect(page.getByText("/event/keluarga-bayu")).toBeVisible();
    await page.getByRole("button", { name: "Ubah alamat" }).click();
    await page.getByLabel("Alamat halaman").fill("ra");
    await page.getByRole("button", { name: "Pakai tema ini" }).click();
    await expect(page.getByText("Pakai 3–60 karakter: huruf kecil, angka, atau tanda hubung.")).toBeVisible();
    await expect(page.getByLabel("Alamat halaman")).toHaveValue("ra");
    await page.getByLabel("Alamat halaman").fill(slug);
    await expect(page.getByText("Alamat ini sudah dipakai.")).toBeVisible();
    const free = page.getByRole("list", { name: "Alamat yang masih tersedia" }).getByRole("button").first();
    const next = await free.textContent();
    await page.getByRole("button", { name: "Pakai tema ini" }).click();
    await expect(page).toHaveURL(/\/invitations\/edit\/[A-Za-z0-9]{20}$/);
    await expect(
      page.getByText(`Alamat ${slug} sudah dipakai, jadi undangan ini memakai ${String(next)}.`),
    ).toBeVisible();
  });

  const link = new URL(await inviteByApi(host, draft, "Udin"), baseURL).href;
  const phone = await guestContext(browser);
  const guest = await phone.newPage();

  await test.step("more people than seats", async () => {
    await guest.goto(link);
    await guest.getByText("Buka Undangan").click();
    await expect(guest.getByText("Berkenankah Bapak Udin hadir?")).toBeVisible();
    await guest.getByRole("radio", { name: "Hadir", exact: true }).check();
    await guest.getByRole("spinbutton", { name: "Dewasa" }).fill("2");
    await guest.getByRole("spinbutton", { name: "Anak-anak" }).fill("1");
    await guest.getByRole("button", { name: "Kirim jawaban" }).click();
    await expect(guest.getByText("Paling banyak 2 orang. Ubah jumlahnya")).toBeVisible();
    await expect(guest.getByRole("spinbutton", { name: "Anak-anak" })).toHaveValue("1");
  });

  await test.step("an answer after the deadline", async () => {
    await page.goto(`/invitations/edit/${invitationId}?section=rsvp`);
    await page.getByLabel("Batas jawaban: Tanggal").fill(dayFromToday(-2));
    await expectSaved(page);
    await page.getByRole("button", { name: "Terbitkan perubahan" }).click();
    await page
      .getByRole("dialog", { name: "Periksa sebelum terbit" })
      .getByRole("button", { name: "Terbitkan sekarang" })
      .click();
    await expect(page.getByText("Perubahan sudah terbit", { exact: true })).toBeVisible();
    await guest.getByRole("spinbutton", { name: "Anak-anak" }).fill("0");
    await guest.getByRole("button", { name: "Kirim jawaban" }).click();
    await expect(guest.getByText("Konfirmasi kehadiran sudah ditutup").first()).toBeVisible();
    await guest.goto(pastCache(link));
    await expect(guest.getByText("Konfirmasi kehadiran sudah ditutup").first()).toBeVisible();
    await expect(guest.getByRole("button", { name: "Kirim jawaban" })).toBeHidden();
  });
  await phone.close();
});

test("publishing asks for what is missing: date, place and the sender's name @once @proof", async ({
  page,
  baseURL,
}) => {
  test.slow();
  await signedInHost(page, baseURL, "");
  await page.goto("/invitations/new");
  await chooseEvent(page, "Aqiqah");
  await page.getByLabel("Bayi yang diaqiqahi").fill("Zahra");
  await page.getByLabel("Tanggal belum pasti").check();

  // What was typed survives a reload.
  await page.reload();
  await expect(page.getByLabel("Tanggal belum pasti")).toBeChecked();
  await page.getByRole("button", { name: "Lanjut" }).click();
  await expect(page.getByRole("radio", { name: "Dengan hormat" })).toBeChecked();
  await expect(page.getByRole("radio", { name: "Om Swastyastu" })).toHaveCount(0);
  await page.getByRole("button", { name: "Lihat tema" }).click();
  await makeWithAddress(page, `zahra-${dayFromToday(0)}-${String(Date.now())}`);
  await expect(page.getByRole("heading", { level: 1, name: "Zahra" })).toBeVisible();

  await page.getByRole("button", { name: "Terbitkan" }).click();
  const missing = page.getByRole("dialog", { name: /hal lagi$/ });
  await expect(missing.getByRole("button", { name: /belum punya tempat$/ })).toBeVisible();
  await missing.getByRole("button", { name: /belum punya hari$/ }).click();
  await expect(page.getByLabel("Mulai: Tanggal")).toBeFocused();
  await page.getByLabel("Mulai: Tanggal").fill(dayFromToday(14));
  await page.getByLabel("Kota").fill("Bandung");
  await expectSaved(page);

  await page.getByRole("button", { name: "Terbitkan" }).click();
  await page
    .getByRole("dialog", { name: "Siap diterbitkan" })
    .getByRole("button", { name: "Terbitkan" })
    .click();
  const sender = page.getByRole("dialog", { name: "Siapa yang mengirim?" });
  await sender.getByLabel("Nama Anda").fill("Keluarga Zahra");
  await sender.getByRole("button", { name: "Simpan dan terbitkan" }).click();
  await expectPublished(page);
});

test("what is typed without a signal is kept, offered again and saved @once", async ({
  page,
  context,
  draft: { invitationId },
}) => {
  await openSection(page, "Pembuka");
  await expect(page.getByLabel("Salam pembuka")).toBeVisible();
  await context.setOffline(true);
  await page.getByLabel("Salam pembuka").fill("Salam hangat,");
  await expect(page.getByText("Offline, aman")).toBeVisible();
  const again = await context.newPage();
  await page.close();
  await context.setOffline(false);
  await again.goto(`/invitations/edit/${invitationId}?section=opening`);
  await again.getByRole("button", { name: "Pakai ketikan itu" }).click();
  await expect(again.getByLabel("Salam pembuka")).toHaveValue("Salam hangat,");
  await expectSaved(again);

  // The same draft in another tab: this one shows at once what was saved there.
  const other = await context.newPage();
  await other.goto(again.url());
  await expect(other.getByLabel("Salam pembuka")).toHaveValue("Salam hangat,");
  await other.getByLabel("Salam pembuka").fill("Salam dari tab lain,");
  await expectSaved(other);
  await expect(again.getByText("Di tab atau ponsel lain juga diubah: Pembuka.")).toBeVisible();
  await expect(again.getByLabel("Salam pembuka")).toHaveValue("Salam dari tab lain,");
});
