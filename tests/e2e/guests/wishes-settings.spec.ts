import { expect, test, type Route } from "@playwright/test";
import { themes } from "../../../event-page/src/themes/themes.ts";
import { expectSaved, guestContext, openSection } from "../support/host.ts";
import { expectAccessible } from "../support/axe.ts";
import { draftInvitation, showInvitation } from "../support/host-api.ts";
import { colourOf } from "../support/pixels.ts";
import { signedInHost } from "../support/signed-in-host.ts";

/** The page past the shared cache, which may be a minute behind. */
let asked = 0;
function fresh(slug: string): string {
  asked += 1;
  return `/event/${slug}?v=fresh-${String(asked)}`;
}

test("a wish waits for the family, is shown, answered, hidden and brought back @once", async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow();
  const { invitationId, slug } = await showInvitation(await signedInHost(page, baseURL));

  await page.goto(`/invitations/${invitationId}/settings`);
  await page.getByRole("switch", { name: "Lihat dulu sebelum tampil" }).check();
  await expect(page.getByText("Tersimpan. Berlaku untuk tamu dalam sekitar satu menit.")).toBeVisible();

  const phone = await guestContext(browser);
  const guest = await phone.newPage();
  await guest.goto(fresh(slug));
  const form = guest.locator("#wish-form");
  await form.getByLabel("Nama").fill("Bude Sri");
  await form.getByLabel("Ucapan dan doa").fill("Semoga rukun selalu.");
  await form.getByRole("button", { name: "Kirim ucapan" }).click();
  await expect(form.getByRole("status")).not.toBeEmpty();
  const wall = await phone.newPage();
  await wall.goto(fresh(slug).replace("?", "/ucapan?"));
  await expect(wall.getByText("Semoga rukun selalu.")).toHaveCount(0);

  await test.step("it waits under its own tab, which says how many do", async () => {
    await page.goto(`/invitations/${invitationId}/wishes`);
    await expect(page.getByText("Belum ada ucapan.")).toBeVisible();
    await page.getByRole("link", { name: "Menunggu 1" }).click();
    await expect(page).toHaveURL(/\?tab=held$/);
    await expect(page.getByText("Semoga rukun selalu.")).toBeVisible();
    await expectAccessible(page, "wishes that wait");
  });

  await test.step("shown, it hangs on the wall with the family's reply", async () => {
    await page.getByRole("button", { name: "Tampilkan ucapan Bude Sri" }).click();
    await expect(page.getByText("Tidak ada ucapan yang menunggu.")).toBeVisible();
    await page.getByRole("link", { name: "Tampil", exact: true }).click();
    await page.getByRole("button", { name: "Balas ucapan Bude Sri" }).click();
    const reply = page.getByLabel("Balasan keluarga untuk Bude Sri");
    await expect(reply).toBeFocused();
    await reply.fill("Terima kasih, Bude.");
    await page.reload();
    await page.getByRole("button", { name: "Balas ucapan Bude Sri" }).click();
    await expect(reply).toHaveValue("Terima kasih, Bude.");
    await page.getByRole("button", { name: "Simpan balasan" }).click();
    await expect(page.getByRole("button", { name: "Ubah balasan untuk Bude Sri" })).toBeVisible();
    await page.getByRole("button", { name: "Sematkan ucapan Bude Sri" }).click();
    await expect(page.getByText("Disematkan", { exact: true })).toBeVisible();
    await expectAccessible(page, "wishes on the wall");
    await wall.goto(fresh(slug).replace("?", "/ucapan?"));
    await expect(wall.getByText("Semoga rukun selalu.")).toBeVisible();
    await expect(wall.getByText("Terima kasih, Bude.")).toBeVisible();
  });

  await test.step("hidden, it is off the wall until that is undone", async () => {
    await page.getByRole("button", { name: "Sembunyikan ucapan Bude Sri" }).click();
    await expect(page.getByText("Belum ada ucapan.")).toBeVisible();
    await wall.goto(fresh(slug).replace("?", "/ucapan?"));
    await expect(wall.getByText("Semoga rukun selalu.")).toHaveCount(0);
    await page.getByRole("button", { name: "Urungkan" }).click();
    await expect(page.getByText("Semoga rukun selalu.")).toBeVisible();
    await expect(page.getByText("Disematkan", { exact: true })).toBeVisible();
  });
  await phone.close();
});

test("a word closes the page, and a capacity that is none is named at its field @once @proof", async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow();
  const { invitationId, slug } = await showInvitation(await signedInHost(page, baseURL));
  await page.goto(`/invitations/${invitationId}/settings`);
  const access = page.getByRole("region", { name: "Siapa yang boleh membuka" });

  await test.step("a word that is too short is refused at the field and changes nothing", async () => {
    await access.getByRole("radio", { name: "Dengan kata kunci" }).check();
    await access.getByLabel("Kata kunci halaman").fill("abc");
    await access.getByRole("button", { name: "Terapkan" }).click();
    await expect(access.getByText("Pakai 4–64 karakter.")).toBeVisible();
    expect((await page.request.get(fresh(slug))).status()).toBe(200);
    await expectAccessible(page, "settings");
  });

  await test.step("with a good one guests see that it is closed, and open it", async () => {
    await access.getByLabel("Kata kunci halaman").fill("melati 26");
    await access.getByRole("button", { name: "Terapkan" }).click();
    await expect(access.getByText("Tersimpan. Berlaku untuk tamu dalam sekitar satu menit.")).toBeVisible();
    await expect(access.getByLabel("Kata kunci baru")).toHaveValue("");
    const phone = await guestContext(browser);
    const guest = await phone.newPage();
    await guest.goto(fresh(slug));
    await expect(guest.getByRole("heading", { level: 1 })).toHaveText("Undangan ini tertutup");
    await expect(guest.getByText("Yogyakarta")).toHaveCount(0);
    await guest.getByLabel("Kata kunci dari keluarga").fill("melati 26");
    await guest.getByRole("button", { name: "Buka Undangan" }).click();
    await expect(guest.getByRole("heading", { level: 1 })).toContainText("Ratri");
    await phone.close();
  });

  await test.step("a capacity is a number of people", async () => {
    const room = page.getByRole("region", { name: "Jumlah tempat" });
    await room.getByRole("switch", { name: "Batasi jumlah orang" }).check();
    const heads = room.getByLabel("Paling banyak berapa orang");
    await heads.fill("banyak");
    await room.getByRole("button", { name: "Terapkan" }).click();
    await expect(room.getByText("Tulis angka 1 sampai 100.000.")).toBeVisible();
    await expect(heads).toBeFocused();
    await heads.fill("1.500");
    const isSaved = page.waitForResponse("**/api/host/changeSettings");
    await room.getByRole("button", { name: "Terapkan" }).click();
    await expect(room.getByText("dari 1.500 tempat")).toBeVisible();
    await isSaved;
    await page.reload();
    await expect(heads).toHaveValue("1500");
  });

  await test.step("of two switched one after the other, the answer to the first leaves the second as it is", async () => {
    const asked: Route[] = [];
    await page.route("**/api/host/changeSettings", (route) => {
      asked.push(route);
    });
    const isHeld = page.getByRole("switch", { name: "Lihat dulu sebelum tampil" });
    const isFiltered = page.getByRole("switch", { name: "Tahan ucapan dengan kata kasar" });
    await isHeld.check();
    await isFiltered.uncheck();
    await expect.poll(() => asked.length).toBe(1);
    await asked[0]?.continue();
    // Sent after the answer to the first has been shown.
    await expect.poll(() => asked.length).toBe(2);
    await expect(isHeld).toBeChecked();
    await expect(isFiltered).not.toBeChecked();
    await asked[1]?.abort();
    await expect(isFiltered).toBeChecked();
    await expect(isHeld).toBeChecked();
  });
});

test("another theme, a sender and a question are published, and no word is lost @once @proof", async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow();
  const { invitationId, slug } = await showInvitation(await signedInHost(page, baseURL));

  await page.goto(`/invitations/edit/${invitationId}?section=theme`);
  await expect(page.getByRole("radio", { name: "Janur" })).toBeChecked();
  await expectAccessible(page, "themes");
  await page.getByRole("radio", { name: "Sunyi" }).check();
  await expectSaved(page);
  await page.keyboard.press("Escape");

  await openSection(page, "Sampul");
  await page.getByLabel("Pengirim ini siapanya keluarga?").fill("kakak Ibu Ratna");
  const ending = page.getByLabel("Empat angka terakhir nomor pengirim");
  await ending.fill("33");
  await ending.blur();
  await expect(page.getByText("Tulis empat angka terakhir, atau kosongkan.")).toBeVisible();
  await ending.fill("3344");
  await expectSaved(page);

  await openSection(page, "Konfirmasi kehadiran");
  await page.getByRole("button", { name: "Tambah pertanyaan" }).click();
  const question = page.getByRole("region", { name: "Pertanyaan 1" });
  await question.getByLabel("Pertanyaan", { exact: true }).fill("Perlu kursi bayi?");
  await expectSaved(page);
  await expectAccessible(page, "questions");
  await page.getByRole("button", { name: "Terbitkan perubahan" }).click();
  const review = page.getByRole("dialog", { name: "Periksa sebelum terbit" });
  await expect(review.getByText("Janur → Sunyi")).toBeVisible();
  await review.getByRole("button", { name: "Terbitkan sekarang" }).click();
  await expect(page.getByText("Perubahan sudah terbit")).toBeVisible();

  const phone = await guestContext(browser);
  const guest = await phone.newPage();
  await guest.goto(fresh(slug));
  await expect(guest.getByRole("heading", { level: 1 })).toContainText("Ratri");
  const ground = await guest.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  expect(colourOf(ground)).toEqual(colourOf(themes.sunyi.light.paper));
  await expect(guest.getByText("kakak Ibu Ratna").first()).toContainText("3344");
  // Asked of those who come; hidden until somebody says so.
  await expect(guest.getByText("Perlu kursi bayi?")).toBeAttached();
  await phone.close();
});

test("the guide names the steps and leads into the invitation that it was opened from @once @proof", async ({
  page,
  baseURL,
}) => {
  const { invitationId } = await draftInvitation(await signedInHost(page, baseURL));
  await page.goto(`/invitations/edit/${invitationId}?section=sections`);
  await page.getByRole("link", { name: "Panduan dan contoh kalimat" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Panduan undangan" })).toBeVisible();
  expect(await page.getByRole("heading", { level: 2 }).count()).toBeGreaterThanOrEqual(8);
  await expectAccessible(page, "guide");
  await page.getByRole("link", { name: "Isi daftar tamu" }).click();
  await expect(page).toHaveURL(`/invitations/${invitationId}/guests`);
});
