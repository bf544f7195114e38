import { themeIds } from "@janur/domain/content/theme-ids";
import { expect, test, type Locator, type Page } from "@playwright/test";
import { expectAccessibleDayAndNight } from "../support/axe.ts";
import { fillSignUp, newEmail } from "../support/account-forms.ts";
import { smsCode } from "../support/emulators.ts";
import { Hand } from "../support/hand.ts";
import { dayFromToday } from "../support/host.ts";
import { answerByHand } from "../support/wizard-by-hand.ts";
import { addGoogleAccount, inGoogleWindow, standInForGoogleRelay } from "../support/google-relay.ts";

/** What was tried is an invitation at once in the account that was made for it: no question and no theme a second time. */
async function expectMade(page: Page): Promise<void> {
  await expect(page).toHaveURL(/\/invitations\/edit\/[A-Za-z0-9]{20}$/, { timeout: 15_000 });
  await expect(page.getByRole("heading", { level: 1, name: "Ratri & Bayu" })).toBeVisible();
  const preview = page.frameLocator('iframe[title="Pratinjau halaman tamu"]');
  await expect(preview.getByText("Pendopo Agung").first()).toBeAttached();
}

async function tryIt(page: Page): Promise<void> {
  await page.goto("/try");
  await answerByHand(page, new Hand());
  await page.getByRole("button", { name: "Simpan: daftar gratis" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Buat akun Janur" })).toBeVisible();
  await expect(page.getByText("Undangan Ratri & Bayu tersimpan begitu Anda mendaftar.")).toBeVisible();
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
  await expectMade(other);
});

test("what was tried becomes an invitation after signing in by phone @once @proof", async ({ page }) => {
  test.slow();
  await tryIt(page);
  const number = `813${String(Date.now()).slice(-8)}`;
  await page.getByRole("link", { name: "Daftar dengan nomor HP" }).click();
  await page.getByLabel("Nomor HP").fill(`0${number}`);
  await page.getByRole("button", { name: "Kirim kode" }).click();
  await expect(page.getByText(`Kode 6 angka sudah dikirim ke +62${number}.`)).toBeVisible();
  await page.getByLabel("Angka ke-1 dari 6").focus();
  await page.keyboard.type(String(await smsCode(`+62${number}`)));
  await expectMade(page);
});

test("what was tried becomes an invitation after signing up with Google @once @proof", async ({
  page,
  context,
}) => {
  test.slow();
  await standInForGoogleRelay(context);
  await tryIt(page);
  await page.getByLabel("E-mail").focus();
  await inGoogleWindow(
    page,
    () => page.getByRole("button", { name: "Daftar dengan Google" }).click(),
    (popup) => addGoogleAccount(popup, newEmail()),
  );
  await expectMade(page);
});

test("a page with one's own names takes a hand on a phone five screens and less than 90 seconds @once", async ({
  page,
}) => {
  const hand = new Hand();
  await page.goto("/try");
  await answerByHand(page, hand);
  process.stdout.write(hand.said("wizard"));
  expect(hand.screens).toBeLessThanOrEqual(5);
  expect(hand.taps).toBeLessThanOrEqual(6);
  expect(hand.seconds).toBeLessThan(90);
  await hand.tap(page.getByRole("button", { name: "Simpan: daftar gratis" }));
  await expect(page.getByRole("heading", { level: 1, name: "Buat akun Janur" })).toBeVisible();
});

test("what is wrong in a step of the wizard is said above the button, and pages show no ceremony without a day @once", async ({
  page,
}) => {
  const hand = new Hand();
  await page.goto("/try");
  await hand.tap(page.getByText("Pernikahan", { exact: true }));
  await page.getByLabel("Mempelai wanita").fill("Ratri");
  await page.getByLabel("Mempelai pria").fill("Bayu");
  const past = page.getByText("Tanggal ini sudah lewat.");
  await page.getByLabel("Tanggal", { exact: true }).fill("2020-01-01");
  await expect(past).toBeVisible();
  await page.getByLabel("Tanggal", { exact: true }).fill(dayFromToday(60));
  await expect(past).toBeHidden();
  await page.getByLabel("Tempat").fill("Pendopo Agung");
  await page.getByLabel("Kota").fill("Yogyakarta");
  const next = page.getByRole("button", { name: "Lanjut" });
  await next.click();
  const problem = page.getByText("Jam belum diisi.");
  const foot = async (what: Locator) => {
    const box = await what.boundingBox();
    return (box?.y ?? Infinity) + (box?.height ?? 0);
  };
  const top = (await next.boundingBox())?.y ?? 0;
  await expect.poll(() => foot(problem)).toBeLessThanOrEqual(top);
  await page.getByLabel("Jam", { exact: true }).fill("11:00");
  await next.click();
  await page.getByText("Assalamu’alaikum Wr. Wb.").click();
  await page.getByText("Jawa", { exact: true }).click();
  await page.getByRole("button", { name: "Lihat tema" }).click();
  await page.getByRole("button", { name: "Lihat tema Kayon" }).click();
  const tried = page.frameLocator('iframe[title="Undangan seperti dilihat tamu"]');
  await expect(tried.getByRole("heading", { name: "Akad nikah" })).toBeAttached();
  await expect(tried.getByText("Panggih")).toHaveCount(0);
  await expect(tried.getByText("Tanggal akan dikabarkan")).toHaveCount(0);
});

/** Holds back every file of a theme's art until the returned function is called, as a slow line does. */
async function holdArt(page: Page): Promise<{ release: () => void; held: () => number }> {
  let release: () => void = () => undefined;
  let held = 0;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(
    /\/(own-cover|theme-look|theme-grid|cover-in-shadow|still-page|look)[^/]*\.(js|json)$/,
    async (route) => {
      held += 1;
      await released;
      await route.continue();
    },
  );
  return { release, held: () => held };
}

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("the button at the foot stays under the finger while covers and pages come late @once", async ({
    page,
  }) => {
    const { release, held } = await holdArt(page);
    await page.goto("/try");
    await page.getByText("Pernikahan", { exact: true }).click();
    const next = page.getByRole("button", { name: "Lanjut" });
    await expect(next).toBeVisible();
    const before = await next.boundingBox();
    const field = await page.getByLabel("Mempelai wanita").boundingBox();
    await expect.poll(held).toBeGreaterThan(0);
    release();
    await expect(page.locator("[inert][aria-hidden] > div > div").first()).toBeAttached();
    expect(await next.boundingBox()).toEqual(before);
    expect(await page.getByLabel("Mempelai wanita").boundingBox()).toEqual(field);
    expect((before?.y ?? 0) + (before?.height ?? 0)).toBeGreaterThan(844 - 24);
  });

  test("a feast is chosen by keys without leading on before it is meant @once", async ({ page }) => {
    await page.goto("/try");
    await page.getByRole("radio", { name: /^Pernikahan/ }).focus();
    await page.keyboard.press("ArrowDown");
    await expect(page.getByRole("radio", { name: "Lamaran" })).toBeChecked();
    await expect(page).toHaveURL("/try");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { level: 1, name: "Siapa yang lamaran?" })).toBeFocused();
    await page.getByRole("button", { name: "Kembali" }).click();
    await page.getByRole("radio", { name: "Lamaran" }).focus();
    await page.keyboard.press("Space");
    await expect(page).toHaveURL(/step=2/);
  });

  test("the order of names is turned by one tap, names and roles together @once", async ({ page }) => {
    await page.goto("/try");
    await page.getByText("Pernikahan", { exact: true }).click();
    await page.getByLabel("Mempelai wanita").fill("Ratri");
    await page.getByLabel("Mempelai pria").fill("Bayu");
    await page.getByRole("button", { name: "Tukar urutan nama" }).click();
    await expect(page.getByRole("textbox").first()).toHaveValue("Bayu");
    await expect(page.getByLabel("Mempelai pria")).toHaveValue("Bayu");
    await expect(page.getByLabel("Mempelai wanita")).toHaveValue("Ratri");
    await expect(page.getByText("Yang ditulis pertama: Mempelai pria.")).toBeAttached();
  });
});

test("every screen of the wizard is accessible @proof @once", async ({ page }) => {
  test.slow();
  await page.goto("/try");
  await expect(page.getByRole("radio", { name: /^Pernikahan/ })).toBeVisible();
  await expectAccessibleDayAndNight(page, "wizard: event");
  await page.getByText("Pernikahan", { exact: true }).click();
  await page.getByLabel("Mempelai wanita").fill("Ratri");
  await page.getByLabel("Mempelai pria").fill("Bayu");
  await page.getByLabel("Tanggal belum pasti").check();
  await expectAccessibleDayAndNight(page, "wizard: names");
  await page.getByRole("button", { name: "Lanjut" }).click();
  await page.getByText("Assalamu’alaikum Wr. Wb.").click();
  const chip = page.locator("label").filter({ hasText: /^Sunda$/ });
  expect((await chip.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await chip.click();
  await expectAccessibleDayAndNight(page, "wizard: greeting");
  await page.getByRole("button", { name: "Lihat tema" }).click();
  await expect(page.getByRole("heading", { level: 2, name: "Untuk adat Sunda dan acara ini" })).toBeVisible();
  const themes = page.getByRole("button", { name: /^Lihat tema / });
  await expect(themes.first()).toHaveAccessibleName("Lihat tema Merak");
  await page.getByRole("button", { name: /^Tema lain \(/ }).click();
  const names = await themes.evaluateAll((tiles) => tiles.map((tile) => tile.getAttribute("aria-label")));
  expect(new Set(names).size).toBe(themeIds.length);
  expect(names).toHaveLength(themeIds.length);
  await expectAccessibleDayAndNight(page, "wizard: themes");
  await themes.first().click();
  await expect(page.getByRole("dialog", { name: "Undangan Anda dengan tema Merak" })).toBeVisible();
  await expectAccessibleDayAndNight(page, "wizard: look");
  await page.getByRole("button", { name: "Tema berikutnya" }).click();
  await expect(page.getByRole("dialog", { name: /tema (?!Merak)/ })).toBeVisible();
  await page.getByRole("button", { name: "Kembali ke semua tema" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Pilih temanya" })).toBeVisible();
});
