import { expect, type Page } from "@playwright/test";
import { colourwaysOf } from "../../../event-page/src/themes/base/colourway.ts";
import { themes } from "../../../event-page/src/themes/themes.ts";
import { test } from "../support/editor-test.ts";
import { expectSaved, openEditor } from "../support/host.ts";
import { draftInvitation } from "../support/host-api.ts";
import { signedInHost } from "../support/signed-in-host.ts";
import { weddingOfJawa } from "../support/wedding-of-jawa.ts";

const heightOf = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight);

test("a phone's editor has one bar: the page stands between it and the head, and nothing scrolls around it @once", async ({
  page,
  draft: _draft,
}) => {
  const frame = page.locator("iframe");
  await expect(frame.contentFrame().locator("#cover")).toBeVisible();
  expect(await frame.boundingBox()).toMatchObject({ y: 56, height: 716, width: 390 });
  expect(await heightOf(page)).toBe(844);
  await expect(page.getByRole("navigation", { name: "Menu undangan" })).toBeHidden();
  for (const name of ["Daftar bagian", "Tambah bagian", "Tema", "Foto", /^Lengkapi/]) {
    const button = page.getByRole("button", { name, exact: true });
    const { y = 0, height = 0 } = (await button.boundingBox()) ?? {};
    expect(y, String(name)).toBeGreaterThanOrEqual(772);
    expect(height, String(name)).toBeGreaterThanOrEqual(44);
  }

  await test.step("while words are typed it is out of the way as a whole", async () => {
    await frame.contentFrame().locator("#cover .eyebrow").tap();
    await expect(page.getByRole("group", { name: "Mengubah di halaman" })).toBeVisible();
    await expect(page.getByRole("button", { name: "Daftar bagian" })).toBeHidden();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("button", { name: "Daftar bagian" })).toBeVisible();
  });
});

test("the hint that the page is the form goes with the first tap on it, for good @once @proof", async ({
  page,
  draft: { invitationId },
}) => {
  const hint = page.getByText("Ketuk apa pun untuk mengubahnya");
  await expect(hint).toBeVisible();
  await page.frameLocator("iframe").locator("#cover .eyebrow").tap();
  await expect(hint).toBeHidden();
  await openEditor(page, invitationId);
  await expect(page.frameLocator("iframe").locator("#cover")).toBeVisible();
  await expect(hint).toBeHidden();
});

test("each section says what it lacks and shows or hides by its eye, in rows of a finger and a half @once", async ({
  page,
  baseURL,
}) => {
  const host = await signedInHost(page, baseURL);
  const { invitationId } = await draftInvitation(host);
  await host.call("saveDraft", { invitationId, basedOn: 1, content: weddingOfJawa() });
  await openEditor(page, invitationId);
  await page.getByRole("button", { name: "Daftar bagian" }).click();
  const list = page.getByRole("region", { name: "Daftar bagian" });
  await expect(list.getByRole("button", { name: /^Sampul/ })).toContainText("Foto sampul belum ada");
  await expect(list.getByRole("button", { name: /^Waktu dan tempat/ })).toContainText("2 hal belum ada");
  const [one, next] = await Promise.all(
    ["Ucapan", "Penutup"].map((name) => list.getByRole("button", { name: `Geser ${name}` }).boundingBox()),
  );
  expect((next?.y ?? 0) - (one?.y ?? 0)).toBeLessThanOrEqual(60);
  await list.getByRole("button", { name: "Sembunyikan Ucapan" }).click();
  await expect(list.getByRole("button", { name: "Tampilkan Ucapan" })).toBeFocused();
  await expect(list.getByRole("button", { name: /^Ucapan/ })).toContainText("Tidak ditampilkan");
  await expectSaved(page);
});

test("what is missing comes from below as high as it is long, a photo's place is two taps away, and themes leave the names in sight @once", async ({
  page,
  draft: _draft,
}) => {
  const shown = page.frameLocator("iframe");
  await test.step("what is missing", async () => {
    await page.getByRole("button", { name: /^Lengkapi/ }).click();
    const sheet = page.getByRole("dialog");
    await sheet.evaluate((element) => Promise.all(element.getAnimations().map(({ finished }) => finished)));
    const { y = 0, height = 0 } = (await sheet.boundingBox()) ?? {};
    expect(Math.round(y + height)).toBe(844);
    expect(height).toBeLessThanOrEqual(0.82 * 844 + 1);
    await page.keyboard.press("Escape");
    await expect(sheet).toBeHidden();
  });

  await test.step("photos", async () => {
    await page.getByRole("button", { name: "Foto", exact: true }).click();
    const photos = page.getByRole("region", { name: "Foto", exact: true });
    await photos.getByRole("button", { name: /^Foto Ratri/ }).click();
    await expect(page).toHaveURL(/section=hosts&field=persons\.0\.photo$/);
    await page.keyboard.press("Escape");
  });

  await test.step("themes", async () => {
    await page.getByRole("button", { name: "Tema", exact: true }).click();
    const panel = page.getByRole("region", { name: "Tema", exact: true });
    const colours = panel.getByRole("radiogroup", { name: "Warna tema" }).getByRole("radio");
    await expect(colours).toHaveCount(1 + colourwaysOf(themes[weddingOfJawa().theme]).length);
    await expect(colours.first()).toBeChecked();
    const sheet = (await panel.boundingBox()) ?? { y: 0, height: Infinity };
    expect(sheet.height).toBeLessThanOrEqual(260);
    for (const name of ["Ratri", "Bayu"]) {
      const words = await shown.locator("#cover .names").getByText(name, { exact: true }).boundingBox();
      expect((words?.y ?? Infinity) + (words?.height ?? 0), name).toBeLessThan(844 - 260);
    }
    await expect(panel.getByText("Tema lain", { exact: true })).toBeAttached();
  });
});
