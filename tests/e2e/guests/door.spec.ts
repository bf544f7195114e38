import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import { findSection, withSection, type Content } from "@janur/domain/content/content";
import { expect, test, type Page } from "@playwright/test";
import { expectAccessible } from "../support/axe.ts";
import { doorPhone, startingIn } from "../support/door/door-api.ts";
import { doorPin } from "../support/door/door-pass.ts";
import { guestByApi, showInvitation } from "../support/host-api.ts";
import { signedInHost } from "../support/signed-in-host.ts";

/** The picture's one figure, as it is read and heard. */
const isIn = (page: Page, people: number) =>
  expect(
    page.getByRole("img", { name: new RegExp(`^${String(people)} dari \\d+ orang sudah masuk$`) }),
  ).toBeVisible();

const isNoWider = async (page: Page) => {
  expect(await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)).toBe(false);
};

test("a father's phone follows the door by itself, settles what two phones dispute, and lets a guest in by hand @once @proof", async ({
  page,
  baseURL,
}) => {
  test.slow();
  const host = await signedInHost(page, baseURL, "Pak Bambang");
  const shown = await showInvitation(host, startingIn(-1));
  const [hadi] = [
    await guestByApi(host, shown, "Hadi Wiranto"),
    await guestByApi(host, shown, "Slamet Riyadi"),
  ];
  await guestByApi(host, shown, "Agus Salim");
  const [rina, joko] = [
    await doorPhone(baseURL, host, shown, "Rina"),
    await doorPhone(baseURL, host, shown, "Joko"),
  ];
  await page.goto(`/invitations/${shown.invitationId}/check-in`);
  await expect(page.getByRole("heading", { level: 1, name: "Penerima Tamu" })).toBeVisible();
  await expect(page.getByText("Belum ada yang masuk. Begitu tamu pertama diterima")).toBeVisible();
  await isIn(page, 0);

  await rina.letIn({ guest: hadi });
  await isIn(page, 2);
  await joko.letIn({ guest: hadi, by: "Joko" });
  const disputes = page.getByRole("region", { name: "Perlu diputuskan (1)" });
  await expect(disputes.getByText("Bapak Hadi Wiranto")).toBeVisible();
  await expect(disputes.getByText(/^Rina mencatat 2 orang, \d\d\.\d\d$/)).toBeVisible();
  await isIn(page, 2);
  await expectAccessible(page, "a dispute at the door");
  await isNoWider(page);
  await disputes.getByRole("button", { name: /^Urungkan catatan Joko/ }).click();
  await expect(disputes).toBeHidden();
  await isIn(page, 2);

  await page.getByRole("button", { name: "Terima tamu" }).click();
  const drawer = page.getByRole("dialog", { name: "Terima tamu" });
  // With a letter missing, as somebody types who is in a hurry.
  await drawer.getByRole("searchbox", { name: "Cari nama, asal, atau kelompok" }).fill("slamt");
  await drawer.getByRole("button", { name: /Bapak Slamet Riyadi/ }).click();
  await expectAccessible(page, "letting a guest in by hand");
  await drawer.getByRole("button", { name: "Kurangi satu" }).click();
  await drawer.getByRole("button", { name: "Persilakan 1 orang masuk" }).click();
  await expect(page.getByText("Bapak Slamet Riyadi masuk, 1 orang.")).toBeVisible();
  await drawer.getByRole("button", { name: "Tamu di luar daftar" }).click();
  await drawer.getByRole("button", { name: "Persilakan 1 orang masuk" }).click();
  await expect(drawer.getByText("Tulis namanya, paling panjang 80 karakter.")).toBeVisible();
  await drawer.getByLabel("Nama tamu").fill("Pak Darto");
  await drawer.getByLabel("Tamu dari siapa").fill("Kantor Pak Hadi");
  await drawer.getByRole("button", { name: "Persilakan 1 orang masuk" }).click();
  await expect(page.getByText("Pak Darto masuk, 1 orang.")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(drawer).toBeHidden();
  await isIn(page, 4);

  // Without a signal the figures stay and say of when they are; with one they follow by themselves.
  await page.context().setOffline(true);
  await expect(page.getByText(/^Tidak ada sinyal\. Angka di bawah ini dari \d\d\.\d\d/)).toBeVisible();
  await isIn(page, 4);
  await rina.letIn({ walkIn: { id: "WalkInOfThisTest0001", name: "Bu Narti", of: "" }, people: 3 });
  await page.context().setOffline(false);
  await isIn(page, 7);

  await page.getByRole("link", { name: "Sesudahnya" }).click();
  const report = page.getByRole("region", { name: "Laporan penerimaan tamu" });
  await expect(report.getByText(/^2 orang, \d\d\.\d\d oleh Rina$/)).toBeVisible();
  await expect(report.getByText(/^1 orang, \d\d\.\d\d oleh Pak Bambang$/)).toBeVisible();
  await expectAccessible(page, "the report of the door");
  await isNoWider(page);
  await report.getByRole("radio", { name: "Tidak datang (1)" }).click();
  await expect(report.getByRole("listitem").filter({ hasText: "Bapak Agus Salim" })).toHaveCount(1);
  await report.getByRole("radio", { name: "Di luar daftar (2)" }).click();
  await expect(report.getByText("Kantor Pak Hadi")).toBeVisible();
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    report.getByRole("button", { name: "Unduh CSV" }).click(),
  ]);
  const lines = (await readFile(await file.path(), "utf8")).trim().split("\r\n");
  expect(lines).toHaveLength(6);
  expect(lines.filter((line) => line.includes("Bapak Agus Salim"))).toEqual([
    expect.stringContaining("Tidak datang"),
  ]);
});

test("before the day a family makes a link to the door and sees each phone become ready @once @proof", async ({
  page,
  baseURL,
}) => {
  test.slow();
  const host = await signedInHost(page, baseURL, "Ratri Ayu");
  const shown = await showInvitation(host, startingIn(72));
  await guestByApi(host, shown, "Hadi Wiranto");
  await guestByApi(host, shown, "Agus Salim");
  await page.goto(`/invitations/${shown.invitationId}/check-in`);
  await expect(page.getByText("Belum ada HP yang membuka tautan penerima tamu.")).toBeVisible();
  await expect(page.getByRole("img", { name: "Kode uji untuk kamera penerima tamu" })).toBeVisible();
  await expectAccessible(page, "a door that is made ready");
  await isNoWider(page);

  await page.getByRole("button", { name: "Buat tautan penerima tamu" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Nama penerima tamu atau mejanya").fill("Meja depan");
  await dialog.getByRole("button", { name: "Buat tautan" }).click();
  await expect(dialog.getByText("PIN terdiri dari 4 sampai 8 angka.")).toBeVisible();
  await dialog.getByLabel("PIN", { exact: true }).fill("246810");
  await dialog.getByRole("button", { name: "Buat tautan" }).click();
  await expect(dialog.getByLabel("Tautan penerima tamu")).toHaveValue(/\/bantu\/pintu\/#t=[A-Za-z0-9]{20}\./);
  await expect(dialog.getByRole("img", { name: "Kode tautan untuk HP Meja depan" })).toBeVisible();
  await expect(dialog.getByRole("link", { name: "Kirim lewat WhatsApp" })).toHaveAttribute("href", /wa\.me/);
  await expectAccessible(page, "a link to the door");
  await dialog.getByRole("button", { name: "Selesai" }).click();
  await expect(page.getByRole("listitem").filter({ hasText: "Meja depan" }).first()).toBeVisible();

  const phone = await doorPhone(baseURL, host, shown, "Rina");
  const listOf = (guests: number) => ({ list: { guests, at: Date.now() } });
  // A list from before somebody was added is not the one of the feast.
  await phone.tell({ camera: "refused", testedAt: null, battery: 0.12, pending: 2, ...listOf(1) });
  const devices = page.getByRole("region", { name: "HP yang siap" });
  await expect(devices.getByText("4 hal belum siap")).toBeVisible();
  await expect(devices.getByText("Daftar berisi 1 tamu, sekarang 2;")).toBeVisible();
  await expect(devices.getByText("Kamera belum diizinkan")).toBeVisible();
  await expect(devices.getByText("Baterai 12%, isi dulu")).toBeVisible();
  await expect(devices.getByText(/2 catatan belum terkirim/)).toBeVisible();
  await expectAccessible(page, "a phone that is not ready");
  await phone.tell(listOf(2));
  await expect(devices.getByText("Siap", { exact: true })).toBeVisible();
  await expect(devices.getByText(/^2 tamu, per \d\d\.\d\d$/)).toBeVisible();
  await isNoWider(page);

  // The paper for when every phone is dead: names by letter, a column for the ceremony, a code for each.
  await page.getByRole("button", { name: "Cetak daftar pintu" }).click();
  await expect(page.getByRole("dialog").getByRole("button", { name: "Cetak atau simpan PDF" })).toBeEnabled();
  const paper = page.locator("body > table");
  await expect(paper.locator("tbody")).toHaveCount(2);
  await expect(paper.locator("tbody svg")).toHaveCount(2);
  await page.emulateMedia({ media: "print" });
  await expect(paper.getByText("Bapak Agus Salim")).toBeVisible();
});

/** A feast in three days, with a ceremony beside it that only some know of. */
function withPrivateRite(starter: Content): Content {
  const content = startingIn(72)(starter);
  const section = findSection(content, "ceremonies");
  const first = section?.ceremonies[0];
  if (section === undefined || first === undefined) throw new Error("the starter has no ceremony");
  const rite = {
    ...{ ...first, id: "siraman", name: { id: "Siraman", en: "Siraman" } },
    audience: "invited" as const,
  };
  return withSection(content, { ...section, ceremonies: [first, rite] });
}

test("a phone is ready with the guests of the ceremonies that its link shows @once", async ({
  page,
  baseURL,
}) => {
  const host = await signedInHost(page, baseURL, "Ratri Ayu");
  const shown = await showInvitation(host, withPrivateRite);
  await guestByApi(host, shown, "Hadi Wiranto");
  await guestByApi(host, shown, "Agus Salim", ["siraman"]);
  const listOf = (guests: number) => ({ list: { guests, at: Date.now() } });
  const rina = await doorPhone(baseURL, host, shown, "Rina");
  const joko = await doorPhone(baseURL, host, shown, "Joko", { seesGated: true });
  await rina.tell(listOf(1));
  await joko.tell(listOf(1));
  await page.goto(`/invitations/${shown.invitationId}/check-in`);
  await expect(page.getByText(/hanya di HP yang tautannya menampilkan acara khusus/)).toBeVisible();
  const devices = page.getByRole("region", { name: "HP yang siap" });
  const deviceOf = (name: string) => devices.getByRole("listitem").filter({ hasText: `${name}terlihat` });
  await expect(deviceOf("Rina").getByText("Siap", { exact: true })).toBeVisible();
  await expect(deviceOf("Joko").getByText("Daftar berisi 1 tamu, sekarang 2;")).toBeVisible();
  await joko.tell(listOf(2));
  await expect(deviceOf("Joko").getByText("Siap", { exact: true })).toBeVisible();

  // A link for the door of one ceremony: its phones stand there without anybody choosing.
  await page.getByRole("button", { name: "Buat tautan penerima tamu" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Nama penerima tamu atau mejanya").fill("Meja siraman");
  await dialog.getByLabel("PIN", { exact: true }).fill(doorPin);
  await dialog.getByLabel("Acara di pintu ini").selectOption({ label: "Siraman" });
  await expect(dialog.getByLabel(/^Tampilkan juga acara khusus/)).toBeChecked();
  await expectAccessible(page, "a link to one door");
  await dialog.getByRole("button", { name: "Buat tautan" }).click();
  const link = await dialog.getByLabel("Tautan penerima tamu").inputValue();
  await page.goto(link);
  await page.getByLabel("PIN dari pengundang").fill(doorPin);
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "Mulai terima tamu" }).click();
  await expect(page.getByRole("status").filter({ hasText: "Siraman" })).toBeVisible();
});

test("once the feast is over its guests' sentences say who came, and thanks go to those alone @once @proof", async ({
  page,
  baseURL,
}) => {
  const host = await signedInHost(page, baseURL, "Ratri Ayu");
  const shown = await showInvitation(host, startingIn(-72));
  const { invitationId } = shown;
  const guests: string[] = [];
  for (const name of ["Hadi Wiranto", "Agus Salim"]) {
    const guestId = await guestByApi(host, shown, name);
    guests.push(guestId);
    const answer = { adults: 2, children: 0, companions: [], note: "", representedBy: "", questions: {} };
    await host.call("recordAnswer", {
      ...{ invitationId, guestId, basedOn: 0, key: randomUUID() },
      answer: { ...answer, ceremonies: { "ceremony-1": "yes" } },
    });
  }
  const phone = await doorPhone(baseURL, host, shown, "Rina");
  await phone.letIn({ guest: guests[0] ?? null });
  await page.goto(`/invitations/${invitationId}/check-in`);
  const report = page.getByRole("region", { name: "Laporan penerimaan tamu" });
  await expect(report.getByText(/^2 orang dari 1 undangan datang\. 1 undangan tidak datang/)).toBeVisible();
  await report.getByRole("link", { name: "Ucapkan terima kasih" }).click();
  await expect(page.getByRole("radio", { name: "Yang datang" })).toBeChecked();
  await expect(page.getByText("0 dari 1 terkirim")).toBeVisible();
  await page.getByRole("radio", { name: "Semua yang menjawab hadir" }).click();
  await expect(page.getByText("0 dari 2 terkirim")).toBeVisible();

  await page.goto(`/invitations/${invitationId}/guests`);
  const entry = page.getByRole("dialog");
  await page.getByRole("button", { name: "Ubah Bapak Hadi Wiranto" }).click();
  await expect(entry.getByText(/, datang \d\d\.\d\d, 2 orang$/)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(entry).toBeHidden();
  await page.getByRole("button", { name: "Ubah Bapak Agus Salim" }).click();
  await expect(entry.getByText(/, tidak datang$/)).toBeVisible();
});

test("the demo has a feast of today: two phones, 180 of 240 in, and one whom both let in @once @proof", async ({
  page,
}) => {
  await page.goto("/sign-in");
  await page.getByRole("button", { name: /^Dimas/ }).click();
  await expect(page.getByRole("button", { name: "Menu akun" })).toBeVisible();
  await page.goto("/invitations");
  await page.getByRole("article", { name: "Fathan" }).getByRole("link", { name: "Ubah" }).click();
  await page.waitForURL(/\/edit\//);
  await page.goto(`/invitations/${page.url().split("/").at(-1) ?? ""}/check-in?view=live`);
  await expect(page.getByText(/^180 undangan, dari \d+ yang menjawab hadir\./)).toBeVisible();
  const disputes = page.getByRole("region", { name: "Perlu diputuskan (1)" });
  await expect(disputes.getByText(/^Rina mencatat/)).toBeVisible();
  await expect(disputes.getByText(/^Joko mencatat/)).toBeVisible();
  const gates = page.getByRole("region", { name: "Siapa menerima berapa" });
  await expect(gates.getByRole("row")).toHaveCount(3);
});
