import { randomUUID } from "node:crypto";
import { expect, type Browser, type BrowserContext, type Page } from "@playwright/test";

/** What a host of these tests knows about the invitation they made. */
export interface MadeInvitation {
  invitationId: string;
  slug: string;
}

/** Unique, so that tests share one suite and never meet. */
export function uniqueEmail(): string {
  return `host-${randomUUID()}@janur.test`;
}

export function uniqueSlug(): string {
  return `uji-${randomUUID().slice(0, 18)}`;
}

/** `YYYY-MM-DD`, so many days from today. */
export function dayFromToday(days: number): string {
  return new Date(Date.now() + days * 24 * 60 * 60_000).toISOString().slice(0, 10);
}

/** Registers through the form; ends on the first screen of a new account. @param name empty leaves the field empty */
export async function signUp(page: Page, name: string, email = uniqueEmail()): Promise<void> {
  await page.goto("/sign-up");
  await page.getByLabel("Nama Anda").fill(name);
  await page.getByLabel("E-mail").fill(email);
  await page.getByLabel("Kata sandi", { exact: true }).fill("janur-uji-123");
  await page.getByRole("checkbox").check();
  await page.getByRole("button", { name: "Daftar", exact: true }).click();
  await expect(page).toHaveURL("/invitations/new");
}

/** Chooses a feast: its tile leads on by itself. */
export async function chooseEvent(page: Page, name: string): Promise<void> {
  const tile = page.getByRole("radio", { name: new RegExp(`^${name}`) });
  if ((await tile.count()) === 0) await page.getByRole("button", { name: /acara lain$/ }).click();
  await tile.locator("xpath=..").click();
  await expect(page).toHaveURL(/step=2/);
}

/** Answers the questions of the wizard for a wedding, with a day and a place; ends before the covers. */
export async function answerWedding(page: Page): Promise<void> {
  await chooseEvent(page, "Pernikahan");
  await page.getByLabel("Mempelai wanita").fill("Ratri");
  await page.getByLabel("Mempelai pria").fill("Bayu");
  await page.getByLabel("Tanggal", { exact: true }).fill(dayFromToday(60));
  await page.getByLabel("Jam", { exact: true }).fill("11:00");
  await page.getByLabel("Tempat").fill("Pendopo Agung");
  await page.getByLabel("Kota").fill("Yogyakarta");
  await page.getByRole("button", { name: "Lanjut" }).click();
  await expect(page.getByRole("radio", { name: "Dengan hormat" })).toBeChecked();
  await page.getByRole("button", { name: "Lihat tema" }).click();
}

/** Looks at the first theme that fits, writes an address of one's own, and makes the invitation. */
export async function makeWithAddress(page: Page, slug: string): Promise<void> {
  await page
    .getByRole("button", { name: /^Lihat tema / })
    .first()
    .click();
  await page.getByRole("button", { name: "Ubah alamat" }).click();
  await page.getByLabel("Alamat halaman").fill(slug);
  await expect(page.getByText("Alamat ini masih tersedia.")).toBeVisible();
  await page.getByRole("button", { name: "Pakai tema ini" }).click();
}

/** Makes a wedding with the wizard; ends in the editor. */
export async function makeInvitation(page: Page, slug = uniqueSlug()): Promise<MadeInvitation> {
  await page.goto("/invitations/new");
  await answerWedding(page);
  await makeWithAddress(page, slug);
  await expect(page).toHaveURL(/\/invitations\/edit\/[A-Za-z0-9]{20}$/);
  const invitationId = new URL(page.url()).pathname.split("/").at(-1) ?? "";
  await expect(page.getByRole("heading", { level: 1, name: "Ratri & Bayu" })).toBeVisible();
  return { invitationId, slug };
}

/** Opens the draft of an invitation that a test made without the wizard. */
export async function openEditor(page: Page, invitationId: string): Promise<void> {
  await page.goto(`/invitations/edit/${invitationId}`);
  await expect(page.getByRole("heading", { level: 1, name: "Ratri & Bayu" })).toBeVisible();
}

/** Goes to a room of the open invitation by its menu: the sidebar, or the drawer that a phone's bar opens. */
export async function openInvitationPage(page: Page, name: string): Promise<void> {
  if (new URL(page.url()).pathname.startsWith("/invitations/edit/")) {
    // The editor fills the screen: the arrow of its head is the way out.
    await page.getByRole("link", { name: "Ringkasan", exact: true }).filter({ visible: true }).click();
    await expect(page).toHaveURL(/\/invitations\/[A-Za-z0-9]{20}$/);
    if (name === "Ringkasan") return;
  }
  const opener = page.getByRole("button", { name: "Lainnya", exact: true });
  const menu = page.getByRole("navigation", { name: /^(Menu undangan|Semua halaman undangan ini)$/ });
  const room = menu.getByRole("link", { name, exact: true }).filter({ visible: true });
  await expect(menu.getByRole("link", { name: "Ringkasan" }).filter({ visible: true }).first()).toBeVisible();
  if ((await room.count()) === 0) await opener.click();
  await room.click();
  await expect(page.getByRole("dialog")).toBeHidden();
}

/** Opens one section of the editor: from a laptop's list beside the page, from a phone's as a drawer over it. */
export async function openSection(page: Page, name: string): Promise<void> {
  if (!isPhone(page)) {
    await page
      .getByRole("button", { name: new RegExp(`^${name}`) })
      .first()
      .click();
    await expect(page.getByRole("region", { name })).toBeVisible();
    return;
  }
  const list = page.getByRole("button", { name: "Daftar bagian" });
  if (name === "Tema") {
    await page.getByRole("button", { name, exact: true }).click();
    await expect(page.getByRole("region", { name, exact: true })).toBeVisible();
    return;
  }
  await list.click();
  await page
    .getByRole("region", { name: "Daftar bagian" })
    .getByRole("button", { name: new RegExp(`^${name}`) })
    .click();
  await expect(page.getByRole("region", { name })).toBeVisible();
}

/** Makes the last step again that was taken back; a phone has it in the menu of its head. */
export async function stepForth(page: Page): Promise<void> {
  if (!isPhone(page)) {
    await page.getByRole("button", { name: "Ulangi" }).click();
    return;
  }
  await page.getByRole("button", { name: "Pilihan lain" }).click();
  await page.getByRole("menuitem", { name: "Ulangi" }).click();
}

/** Adds a section by its name; its form is open then. */
export async function addSection(page: Page, name: string): Promise<void> {
  const add = page.getByRole("button", { name: "Tambah bagian" });
  const list = page.getByRole("button", { name: "Daftar bagian" });
  await expect(add.or(list).first()).toBeVisible();
  if (await add.isVisible()) await add.click();
  else {
    // A phone's form lies over the bar, and its list has the same button.
    await list.click();
    await page
      .getByRole("region", { name: "Daftar bagian" })
      .getByRole("button", { name: "Tambah bagian" })
      .click();
  }
  await page
    .getByRole("dialog", { name: "Tambah bagian" })
    .getByRole("button", { name: new RegExp(`^${name}`) })
    .click();
}

export async function expectSaved(page: Page): Promise<void> {
  await expect(page.getByText(/^Tersimpan \d\d\.\d\d$/)).toBeVisible();
}

/** Publishes a complete draft for the first time, by the last look; ends on the page that celebrates it. */
export async function publish(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Terbitkan" }).click();
  await publishFromLook(page);
}

/** Goes on from what looks wrong to the last look, and publishes for the first time. */
export async function publishAfterReview(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Terbitkan" }).click();
  const review = page.getByRole("dialog", { name: "Periksa sebelum terbit" });
  await review.getByRole("button", { name: "Lanjut" }).click();
  await expect(review).toBeHidden();
  await publishFromLook(page);
}

async function publishFromLook(page: Page): Promise<void> {
  await page
    .getByRole("dialog", { name: "Siap diterbitkan" })
    .getByRole("button", { name: "Terbitkan" })
    .click();
  await expectPublished(page);
}

/** The page that celebrates an invitation that was just published. */
export async function expectPublished(page: Page): Promise<void> {
  // A cold function loads what draws the link's picture first.
  await expect(page).toHaveURL(/\/invitations\/[A-Za-z0-9]{20}\/published$/, { timeout: 30_000 });
  await expect(page.getByRole("heading", { level: 2, name: /^Undangan .* sudah terbit$/ })).toBeVisible();
}

/** Adds a guest and copies the personal link. @returns the whole address */
export async function addGuest(page: Page, invitationId: string, name: string): Promise<string> {
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto(`/invitations/${invitationId}/guests`);
  await page.getByRole("button", { name: "Tambah tamu" }).click();
  const dialog = page.getByRole("dialog", { name: "Tambah tamu" });
  await dialog.getByLabel("Nama dan sapaan").fill(`Bapak ${name}`);
  await dialog.getByLabel("Nomor HP").fill("0812 3456 7890");
  await dialog.getByRole("button", { name: "Simpan", exact: true }).click();
  await expect(dialog).toBeHidden();
  await copyGuestLink(page, `Bapak ${name}`);
  await expect(page.getByText(`Tautan pribadi Bapak ${name} tersalin.`)).toBeVisible();
  return page.evaluate(() => navigator.clipboard.readText());
}

/** Whether the page is as narrow as a phone, where rows and headers keep what they offer behind three dots. */
export function isPhone(page: Page): boolean {
  return (page.viewportSize()?.width ?? 0) < 992;
}

/** Asks for the import in the head of the guest list, where a phone has a menu. */
export async function openImport(page: Page): Promise<void> {
  if (isPhone(page)) await page.getByRole("button", { name: "Pilihan lain untuk daftar" }).click();
  await page.getByRole(isPhone(page) ? "menuitem" : "button", { name: "Impor", exact: true }).click();
}

/** Copies a guest's personal link out of the guest list. */
export async function copyGuestLink(page: Page, name: string): Promise<void> {
  if (isPhone(page)) {
    await page.getByRole("button", { name: `Pilihan untuk ${name}` }).click();
    await page.getByRole("menuitem", { name: "Salin tautan" }).click();
  } else await page.getByRole("button", { name: `Salin tautan ${name}` }).click();
}

/** Closes the messages that lie over the end of a page for 50 s, as a host does who wants what is under them. */
export async function closeToasts(page: Page): Promise<void> {
  const closers = page.getByRole("alert").getByRole("button", { name: "Tutup" });
  // One may leave by itself at the very moment that it is closed.
  await expect(async () => {
    if ((await closers.count()) > 0) await closers.first().click({ timeout: 1_000 });
    await expect(closers).toHaveCount(0, { timeout: 1_000 });
  }).toPass({ timeout: 15_000 });
}

/** The same address past the shared cache, which may be a minute behind a change. */
export function pastCache(address: string): string {
  const url = new URL(address);
  url.searchParams.set("v", randomUUID().slice(0, 8));
  return url.href;
}

/** A guest's phone: a browser that knows nothing of the host. */
export function guestContext(
  browser: Browser,
  options: { javaScriptEnabled?: boolean } = {},
): Promise<BrowserContext> {
  return browser.newContext(options);
}
