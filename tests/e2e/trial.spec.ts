import { randomUUID } from "node:crypto";
import { expect, test, type Locator, type Page } from "@playwright/test";
import { dayFromToday } from "./host.ts";
import { fillSignUp, newEmail } from "./support/account-forms.ts";
import { smsCode } from "./support/emulators.ts";
import { addGoogleAccount, inGoogleWindow, standInForGoogleRelay } from "./support/google-relay.ts";

/**
 * What a person needs on a phone, in seconds: to read a screen and find what to do, to bring a finger there, and for a
 * letter on its keyboard (36 words a minute; Palin and others, 2019).
 */
const pace = { screen: 5, tap: 1.5, letter: 0.33 };

/** Does what a hand does, and counts it. */
class Hand {
  seconds = 0;
  taps = 0;
  fields = 0;

  look(): void {
    this.seconds += pace.screen;
  }

  async tap(target: Locator): Promise<void> {
    this.taps += 1;
    this.seconds += pace.tap;
    await target.click();
  }

  async type(target: Locator, text: string): Promise<void> {
    this.fields += 1;
    this.seconds += pace.tap + text.length * pace.letter;
    await target.fill(text);
  }
}

/** Answers the questions of the wizard that stands open, up to its last screen. */
async function answerQuestions(page: Page, hand: Hand): Promise<void> {
  const next = page.getByRole("button", { name: "Lanjut" });
  hand.look();
  await hand.tap(page.getByText("Pernikahan", { exact: true }));
  await hand.tap(next);
  hand.look();
  await hand.type(page.getByLabel("Nama yang ditulis pertama"), "Ratri");
  await hand.type(page.getByLabel("Nama yang ditulis kedua"), "Bayu");
  await hand.tap(next);
  hand.look();
  await hand.type(page.getByLabel("Tanggal", { exact: true }), dayFromToday(60));
  await hand.type(page.getByLabel("Jam", { exact: true }), "11:00");
  await hand.type(page.getByLabel("Tempat"), "Pendopo Agung");
  await hand.type(page.getByLabel("Kota"), "Yogyakarta");
  await hand.tap(next);
  hand.look();
  await expect(page.getByRole("radio", { name: "Dengan hormat" })).toBeChecked();
  await hand.tap(next);
  hand.look();
}

/** Opens what was tried, in the account that has just been made for it, and makes the invitation. */
async function makeTried(page: Page): Promise<void> {
  await expect(page).toHaveURL(/\/invitations\/new\?step=5$/);
  const address = page.getByLabel("Alamat halaman");
  await expect(address).toHaveValue(/^ratri-bayu/);
  await address.fill(`uji-${randomUUID().slice(0, 18)}`);
  await expect(page.getByText("Alamat ini masih tersedia.")).toBeVisible();
  await page.getByRole("button", { name: "Buat undangan" }).click();
  await expect(page).toHaveURL(/\/invitations\/edit\/[A-Za-z0-9]{20}$/);
  await expect(page.getByRole("heading", { level: 1, name: "Ratri & Bayu" })).toBeVisible();
  const preview = page.frameLocator('iframe[title="Pratinjau halaman tamu"]');
  await expect(preview.getByText("Pendopo Agung").first()).toBeAttached();
}

async function tryIt(page: Page): Promise<void> {
  await page.goto("/try");
  await answerQuestions(page, new Hand());
  const tried = page.frameLocator('iframe[title="Undangan seperti dilihat tamu"]');
  await expect(tried.getByRole("heading", { level: 1, name: "Ratri & Bayu" })).toBeVisible();
  await page.getByRole("button", { name: "Simpan: daftar gratis" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Buat akun Janur" })).toBeVisible();
}

test("what was tried without an account becomes an invitation after signing up by e-mail, in another tab too @once", async ({
  page,
  context,
}) => {
  test.slow();
  await tryIt(page);
  const other = await context.newPage();
  await other.goto(page.url());
  await page.close();
  await fillSignUp(other, { name: "Ratri", email: newEmail() });
  await other.getByRole("button", { name: "Daftar", exact: true }).click();
  await makeTried(other);
});

test("what was tried becomes an invitation after signing in by phone @once", async ({ page }) => {
  test.slow();
  await tryIt(page);
  const number = `813${String(Date.now()).slice(-8)}`;
  await page.getByRole("link", { name: "Daftar dengan nomor HP" }).click();
  await page.getByLabel("Nomor HP").fill(`0${number}`);
  await page.getByRole("button", { name: "Kirim kode" }).click();
  await expect(page.getByText(`Kode 6 angka sudah dikirim ke +62${number}.`)).toBeVisible();
  await page.getByLabel("Angka ke-1 dari 6").focus();
  await page.keyboard.type(String(await smsCode(`+62${number}`)));
  await makeTried(page);
});

test("what was tried becomes an invitation after signing up with Google @once", async ({ page, context }) => {
  test.slow();
  await standInForGoogleRelay(context);
  await tryIt(page);
  await page.getByLabel("E-mail").focus();
  await inGoogleWindow(
    page,
    () => page.getByRole("button", { name: "Daftar dengan Google" }).click(),
    (popup) => addGoogleAccount(popup, newEmail()),
  );
  await makeTried(page);
});

test("the wizard takes a hand on a phone less than two minutes @once", async ({ page }) => {
  const hand = new Hand();
  await page.goto("/try");
  await answerQuestions(page, hand);
  await hand.tap(page.getByRole("button", { name: "Simpan: daftar gratis" }));
  await expect(page.getByRole("heading", { level: 1, name: "Buat akun Janur" })).toBeVisible();
  process.stdout.write(
    `wizard: ${String(hand.taps)} taps, ${String(hand.fields)} fields, ${hand.seconds.toFixed(0)} s at the pace of a phone\n`,
  );
  expect(hand.seconds).toBeLessThan(120);
});
