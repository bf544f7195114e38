import { expect, test, type Page } from "@playwright/test";
import * as z from "zod";
import { expectAccessible } from "../support/axe.ts";
import { isPhone } from "../support/host.ts";
import { draftInvitation, showInvitation, type HostApi } from "../support/host-api.ts";
import { signedInHost } from "../support/signed-in-host.ts";

const row = (page: Page, name: string) =>
  page.getByRole("list", { name: "Daftar tamu" }).getByRole("listitem").filter({ hasText: name });

const saved = z.object({ guestId: z.string() });

/** @returns the guest's id */
async function addGuest(
  host: HostApi,
  invitationId: string,
  name: string,
  group: string,
  phone: string | null,
) {
  const guest = { name, honorific: "", suffix: "", origin: "", group, seats: 2, note: "" };
  const contact = { phone, email: null };
  return saved.parse(await host.call("saveGuest", { invitationId, guestId: null, guest, contact })).guestId;
}

/** Whether a guest's row offers the link to copy: a phone in its menu. */
async function expectLink(page: Page, name: string, isThere: boolean): Promise<void> {
  if (!isPhone(page)) {
    await expect(page.getByRole("button", { name: `Salin tautan ${name}` })).toBeVisible({
      visible: isThere,
    });
    return;
  }
  await page.getByRole("button", { name: `Pilihan untuk ${name}` }).click();
  await expect(page.getByRole("menuitem", { name: "Hapus" })).toBeVisible();
  await expect(page.getByRole("menuitem", { name: "Salin tautan" })).toBeVisible({ visible: isThere });
  await page.keyboard.press("Escape");
  await expect(page.getByRole("menu")).toHaveCount(0);
}

test("guests are found by name and number, appear live, and are changed together and back", async ({
  page,
  baseURL,
}) => {
  const host = await signedInHost(page, baseURL);
  const { invitationId } = await draftInvitation(host);
  await addGuest(host, invitationId, "Suparmi", "Kantor", "+6281298765432");
  await addGuest(host, invitationId, "Élodie Nur'aini", "Kantor", null);
  await host.call("packGuestIndex", { invitationId });
  await page.goto(`/invitations/${invitationId}/guests`);
  await expect(page.getByText("2 undangan · 4 orang")).toBeVisible();
  await expect(row(page, "Suparmi")).toContainText("Belum dikirim");

  await test.step("somebody who is added elsewhere appears beside the packed ones", async () => {
    await addGuest(host, invitationId, "Udin", "Tetangga", null);
    await expect(row(page, "Udin")).toBeVisible();
    await expect(page.getByText("3 undangan · 6 orang")).toBeVisible();
  });

  await test.step("a part of a name or of a number finds its guest; the address keeps it", async () => {
    const search = page.getByRole("searchbox", { name: "Cari nama atau nomor" });
    await search.fill("nurai");
    await expect(row(page, "Élodie")).toBeVisible();
    await expect(row(page, "Suparmi")).toBeHidden();
    await search.fill("0812-9876");
    await expect(row(page, "Suparmi")).toBeVisible();
    await expect(row(page, "Élodie")).toBeHidden();
    await page.reload();
    await expect(row(page, "Suparmi")).toBeVisible();
    await expect(row(page, "Udin")).toBeHidden();
    await search.fill("tidak ada");
    await page.getByRole("button", { name: "Hapus filter" }).click();
    await expect(row(page, "Udin")).toBeVisible();
  });

  await test.step("all of them change together, and back", async () => {
    const before = await row(page, "Udin").boundingBox();
    await page.getByRole("checkbox", { name: "Pilih semua" }).check();
    await expect(page.getByRole("status").filter({ hasText: "3 tamu dipilih" })).toBeInViewport();
    // What appears moves no row from under the finger.
    expect(await row(page, "Udin").boundingBox()).toEqual(before);
    await page.getByRole("button", { name: "Ubah bersama" }).click();
    const dialog = page.getByRole("dialog", { name: "Ubah 3 tamu" });
    await dialog.getByLabel("Kelompok").fill("Keluarga Bapak");
    await dialog.getByLabel("Pihak").selectOption("Pihak wanita");
    await dialog.getByRole("button", { name: "Terapkan ke 3 tamu" }).click();
    await expect(dialog).toBeHidden();
    await expect(row(page, "Udin")).toContainText("Keluarga Bapak · Pihak wanita");
    await page.getByRole("button", { name: "Urungkan" }).click();
    await expect(row(page, "Udin")).toContainText("Tetangga");
    await expect(row(page, "Suparmi")).toContainText("Kantor");
  });

  await test.step("labels for envelopes come in their exact size, without the application", async () => {
    await page.getByRole("checkbox", { name: "Pilih semua" }).check();
    await page.getByRole("button", { name: "Cetak" }).click();
    const dialog = page.getByRole("dialog", { name: "Cetak 3 tamu" });
    await expect(dialog.getByRole("button", { name: "Cetak atau simpan PDF" })).toBeEnabled();
    await page.emulateMedia({ media: "print", colorScheme: "dark" });
    await expect(page.locator("html")).toHaveAttribute("data-mantine-color-scheme", "dark");
    await expect(page.locator("body")).toHaveCSS("background-color", "rgb(255, 255, 255)");
    const label = page.getByText("Kepada Yth.").first().locator("..");
    await expect(label).toBeVisible();
    const box = await label.boundingBox();
    const millimetre = 96 / 25.4;
    expect(box?.width).toBeCloseTo(70 * millimetre, 0);
    expect(box?.height).toBeCloseTo(37.125 * millimetre, 0);
    await expect(dialog).toBeHidden();
    await page.emulateMedia({ media: null, colorScheme: null });
    await dialog.getByRole("button", { name: "Batal" }).click();
    await page.getByRole("button", { name: "Batalkan pilihan" }).click();
  });

  await test.step("a guest's menu lies over the rows after it, and gives the keyboard back", async () => {
    const button = page.getByRole("list", { name: "Daftar tamu" }).getByRole("button", { name: /^Pilihan/ });
    await button.first().press("Enter");
    await expect(button.first()).toHaveAttribute("aria-expanded", "true");
    // A row above it would take the pointer.
    await page.getByRole("menuitem", { name: "Hapus" }).hover();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("menu")).toHaveCount(0);
    await expect(button.first()).toBeFocused();
    await expect(button.first()).toHaveAttribute("aria-expanded", "false");
  });

  await test.step("two entries of one guest become one", async () => {
    await page.getByRole("checkbox", { name: "Pilih Udin" }).check();
    await page.getByRole("checkbox", { name: "Pilih Suparmi" }).check();
    await page.getByRole("button", { name: "Gabungkan" }).click();
    const dialog = page.getByRole("dialog", { name: "Gabungkan dua tamu menjadi satu?" });
    await dialog.getByRole("radio", { name: "Udin" }).check();
    await dialog.getByRole("button", { name: "Gabungkan" }).click();
    await expect(page.getByText("Tamu sudah digabungkan ke Udin.")).toBeVisible();
    await expect(row(page, "Suparmi")).toBeHidden();
    await expect(page.getByText("2 undangan · 4 orang")).toBeVisible();
  });

  await test.step("a link that went astray is replaced", async () => {
    await page.getByRole("button", { name: "Pilihan untuk Udin" }).click();
    await page.getByRole("menuitem", { name: "Ganti tautan pribadi" }).click();
    await page
      .getByRole("dialog", { name: "Ganti tautan Udin?" })
      .getByRole("button", { name: "Ganti tautan pribadi" })
      .click();
    await expect(page.getByText("Tautan Udin sudah diganti.")).toBeVisible();
  });

  await test.step("a link is taken back, and made again", async () => {
    const choose = async (action: string) => {
      await page.getByRole("button", { name: "Pilihan untuk Udin" }).click();
      await page.getByRole("menuitem", { name: action }).click();
    };
    /** A dialog gives the focus back as it goes; a menu that opens before would lose its keys. */
    const confirm = async (title: string, action: string) => {
      const dialog = page.getByRole("dialog", { name: title });
      await dialog.getByRole("button", { name: action }).click();
      await expect(dialog).toHaveCount(0);
    };
    await choose("Cabut tautan");
    await confirm("Cabut tautan Udin?", "Cabut tautan");
    await expect(row(page, "Udin")).toContainText("tautan dicabut");
    await expectLink(page, "Udin", false);
    await choose("Buat tautan baru");
    await confirm("Buat tautan baru untuk Udin?", "Buat tautan baru");
    await expectLink(page, "Udin", true);
  });
});

test("a phone shows eight guests at once, the first within 240 px of the top @once", async ({
  page,
  baseURL,
}) => {
  const host = await signedInHost(page, baseURL);
  const { invitationId } = await showInvitation(host);
  const names = ["Ani", "Budi", "Citra", "Dewi", "Endang", "Farida", "Gita", "Hadi", "Indah", "Joko"];
  for (const name of names) await addGuest(host, invitationId, name, "Kantor", null);
  await page.goto(`/invitations/${invitationId}/guests`);
  await expect(row(page, "Joko")).toBeVisible();
  const top = async (name: string) => (await row(page, name).boundingBox())?.y ?? Infinity;
  await expect.poll(() => top("Ani")).toBeLessThanOrEqual(240);
  const button = await page.getByRole("button", { name: "Tambah tamu" }).boundingBox();
  const eighth = await row(page, "Hadi").boundingBox();
  expect((eighth?.y ?? Infinity) + (eighth?.height ?? 0)).toBeLessThanOrEqual(button?.y ?? 0);
  await page.mouse.wheel(0, 400);
  await expect(page.getByRole("searchbox", { name: "Cari nama atau nomor" })).toBeInViewport();
});

test("one guest after another is written down with four fields, all within a thumb's reach", async ({
  page,
  baseURL,
}) => {
  const host = await signedInHost(page, baseURL);
  const { invitationId } = await draftInvitation(host);
  await addGuest(host, invitationId, "Suparmi", "Kantor", null);
  await page.goto(`/invitations/${invitationId}/guests`);
  await page.getByRole("button", { name: "Tambah tamu" }).click();
  const dialog = page.getByRole("dialog", { name: "Tambah tamu" });
  const name = dialog.getByLabel("Nama dan sapaan");
  const seats = dialog.getByLabel("Jumlah orang yang diundang");
  await expect(name).toBeFocused();
  await name.fill("Bapak Hadi Wiranto & Keluarga");
  await expect(dialog.getByText("Kepada Yth. Bapak Hadi Wiranto & Keluarga")).toBeVisible();
  await expect(seats).toHaveValue("4");
  await dialog.getByLabel("Nomor HP").fill("0812 3456 7890");
  await dialog.getByRole("button", { name: "Kantor" }).click();
  await dialog.getByRole("button", { name: "Tambah satu orang" }).click();
  await expect(dialog.getByRole("button", { name: "Simpan, tambah lagi" })).toBeInViewport();
  await expectAccessible(page, "adding a guest");
  await dialog.getByRole("button", { name: "Simpan, tambah lagi" }).click();
  await expect(row(page, "Bapak Hadi Wiranto & Keluarga")).toContainText("5 orang · Kantor");

  await test.step("the next one is of the same group, and nothing else is left over", async () => {
    await expect(dialog.getByText("Bapak Hadi Wiranto & Keluarga tersimpan di daftar tamu.")).toBeVisible();
    await expect(page.getByRole("alert")).toHaveCount(0);
    await expect(name).toBeFocused();
    await expect(name).toHaveValue("");
    await expect(seats).toHaveValue("1");
    await expect(dialog.getByLabel("Kelompok", { exact: true })).toHaveValue("Kantor");
    await dialog.getByRole("button", { name: "Simpan", exact: true }).click();
    await expect(dialog.getByText(/^Nama perlu diisi/)).toBeVisible();
    await name.fill("Ibu Tini");
    await dialog.getByRole("button", { name: "Simpan", exact: true }).click();
    await expect(dialog).toBeHidden();
    await expect(row(page, "Ibu Tini")).toContainText("1 orang · Kantor");
  });

  await test.step("a row opens its guest wherever it is tapped, with what was written", async () => {
    // Its middle, far from the name.
    await row(page, "Bapak Hadi Wiranto & Keluarga").click();
    const entry = page.getByRole("dialog", { name: "Ubah tamu" });
    await expect(entry.getByLabel("Nama dan sapaan")).toHaveValue("Bapak Hadi Wiranto & Keluarga");
    await expect(entry.getByLabel("Nomor HP")).toHaveValue("+62 812 3456 7890");
    await expect(entry.getByText("Belum dikirim")).toBeVisible();
  });

  await test.step("saving it leaves alone what somebody else changed meanwhile", async () => {
    await page.keyboard.press("Escape");
    await row(page, "Ibu Tini").click();
    const entry = page.getByRole("dialog", { name: "Ubah tamu" });
    await expect(entry.getByLabel("Nama dan sapaan")).toHaveValue("Ibu Tini");
    const guestId = new URL(page.url()).searchParams.get("guest");
    const phone = "+6281298765432";
    await host.call("saveGuest", { invitationId, guestId, guest: { group: "Arisan" }, contact: { phone } });
    await entry.getByLabel("Nama dan sapaan").fill("Ibu Tini W.");
    await entry.getByRole("button", { name: "Simpan" }).click();
    await expect(row(page, "Ibu Tini W.")).toContainText("1 orang · Arisan");
    await row(page, "Ibu Tini W.").click();
    await expect(entry.getByLabel("Nomor HP")).toHaveValue("+62 812 9876 5432");
  });
});

test("the family sees the page as a guest does, and leaves no visit of theirs", async ({ page, baseURL }) => {
  const host = await signedInHost(page, baseURL);
  const { invitationId } = await showInvitation(host);
  await addGuest(host, invitationId, "Suparmi", "Kantor", null);
  await page.goto(`/invitations/${invitationId}/guests`);
  await page.getByRole("button", { name: "Pilihan untuk Suparmi" }).click();
  const [seen] = await Promise.all([
    page.waitForEvent("popup"),
    page.getByRole("menuitem", { name: "Lihat sebagai tamu ini" }).click(),
  ]);
  await expect(seen.locator("#guest")).toHaveText("Suparmi");
  await seen.getByRole("link", { name: "Buka Undangan" }).click();
  await expect(seen.getByText("Anda melihat undangan ini sebagai Suparmi.")).toBeVisible();
  await seen.getByRole("button", { name: "Kirim jawaban" }).focus();
  await expect(seen.getByRole("button", { name: "Kirim jawaban" })).not.toBeFocused();
  await page.reload();
  await expect(row(page, "Suparmi")).toContainText("Belum dikirim");
});

test("what the list shows is kept under a name, put in order, renamed and deleted @proof", async ({
  page,
  baseURL,
}) => {
  const host = await signedInHost(page, baseURL);
  const { invitationId } = await draftInvitation(host);
  await addGuest(host, invitationId, "Suparmi", "Kantor", null);
  await addGuest(host, invitationId, "Udin", "Tetangga", null);
  const kept = page.getByRole("group", { name: "Tampilan tersimpan" });
  const keep = async (group: string, name: string, whose: string) => {
    await page.goto(`/invitations/${invitationId}/guests?group=${group}`);
    await kept.getByRole("button", { name: "Simpan tampilan" }).click();
    const dialog = page.getByRole("dialog", { name: "Simpan tampilan ini" });
    await dialog.getByLabel("Nama tampilan").fill(name);
    await dialog.getByRole("radio", { name: whose }).check();
    await expectAccessible(page, "keeping a view");
    await dialog.getByRole("button", { name: "Simpan tampilan" }).click();
    await expect(kept.getByRole("button", { name, pressed: true })).toBeVisible();
  };
  await keep("Kantor", "Teman kantor", "Saya saja");
  await keep("Tetangga", "Satu RT", "Semua anggota tim");

  await page.goto(`/invitations/${invitationId}/guests`);
  await kept.getByRole("button", { name: "Teman kantor" }).click();
  await expect(page).toHaveURL(/\?group=Kantor$/);
  await expect(row(page, "Suparmi")).toBeVisible();
  await expect(row(page, "Udin")).toBeHidden();
  await kept.getByRole("button", { name: "Teman kantor" }).click();
  await expect(row(page, "Udin")).toBeVisible();

  await kept.getByRole("button", { name: "Atur tampilan" }).click();
  const dialog = page.getByRole("dialog", { name: "Atur tampilan" });
  await dialog.getByLabel("Nama tampilan Teman kantor").fill("Rekan kerja");
  await dialog.getByRole("button", { name: "Hapus tampilan Satu RT" }).click();
  await expectAccessible(page, "arranging views");
  await dialog.getByRole("button", { name: "Simpan perubahan" }).click();
  await expect(kept.getByRole("button")).toHaveText(["Rekan kerja", "Atur tampilan"]);
});

test("views that a teammate changes meanwhile are shown as they are now, never written over @once", async ({
  page,
  baseURL,
}) => {
  const host = await signedInHost(page, baseURL);
  const { invitationId } = await draftInvitation(host);
  await addGuest(host, invitationId, "Suparmi", "Kantor", null);
  const view = (name: string, group: string) => ({
    id: name.padEnd(20, "a").replaceAll(" ", "b"),
    name,
    query: `group=${group}`,
  });
  const [office, street] = [view("Teman kantor", "Kantor"), view("Satu RT", "Tetangga")];
  const keep = (basedOn: number, views: object[]) =>
    host.call("saveGuestViews", { invitationId, owner: "team", basedOn, views });
  await keep(0, [office]);
  await page.goto(`/invitations/${invitationId}/guests`);
  await page.getByRole("button", { name: "Atur tampilan" }).click();
  const dialog = page.getByRole("dialog", { name: "Atur tampilan" });
  await dialog.getByLabel("Nama tampilan Teman kantor").fill("Rekan kerja");
  await keep(1, [office, street]);
  const save = dialog.getByRole("button", { name: "Simpan perubahan" });
  await save.click();
  await expect(dialog.getByText(/silakan ulangi perubahan Anda/)).toBeVisible();
  await expect(dialog.getByLabel("Nama tampilan Satu RT")).toBeVisible();
  await dialog.getByLabel("Nama tampilan Teman kantor").fill("Rekan kerja");
  await save.click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole("button", { name: "Satu RT" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Rekan kerja" })).toBeVisible();
});

test("guests that are deleted together are said to be gone, though the list has lost them first @once", async ({
  page,
  baseURL,
}) => {
  const host = await signedInHost(page, baseURL);
  const { invitationId } = await draftInvitation(host);
  await addGuest(host, invitationId, "Suparmi", "Kantor", null);
  await addGuest(host, invitationId, "Udin", "Kantor", null);
  await page.goto(`/invitations/${invitationId}/guests`);
  await page.getByLabel("Pilih semua").first().check();
  await page.getByRole("button", { name: "Hapus terpilih" }).click();
  const question = page.getByRole("dialog", { name: "Hapus 2 tamu?" });
  // The answer comes once the list knows already.
  await page.route("**/api/host/deleteGuests", async (route) => {
    const answer = await route.fetch();
    await expect(row(page, "Udin")).toHaveCount(0);
    await expect(question).toBeVisible();
    await route.fulfill({ response: answer });
  });
  await question.getByRole("button", { name: "Hapus semuanya" }).click();
  await expect(page.getByText("2 tamu dihapus dari daftar.")).toBeVisible();
  await expect(question).toBeHidden();
  await page.unroute("**/api/host/deleteGuests");
});
