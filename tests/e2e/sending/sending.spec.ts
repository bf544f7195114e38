import { expect, test, type Locator } from "@playwright/test";
import { expectAccessible } from "../support/axe.ts";
import { draftInvitation, showInvitation, type HostApi } from "../support/host-api.ts";
import { signedInHost } from "../support/signed-in-host.ts";

async function addGuest(
  host: HostApi,
  invitationId: string,
  name: string,
  phone: string | null,
  change = {},
) {
  const guest = { name, honorific: "Ibu", suffix: "", origin: "", group: "", seats: 2, note: "", ...change };
  await host.call("saveGuest", { invitationId, guestId: null, guest, contact: { phone, email: null } });
}

test("a host sends one after another, and the question waits while the tab is gone @proof", async ({
  page,
  baseURL,
}) => {
  const host = await signedInHost(page, baseURL, "Ratri Ayu");
  const { invitationId } = await showInvitation(host);
  await addGuest(host, invitationId, "Aminah", "+6281234567890");
  await addGuest(host, invitationId, "Budiarti", "+6281298765432");
  await addGuest(host, invitationId, "Cahya", null, { channel: "printed" });
  await page.goto(`/invitations/${invitationId}/send`);
  const progress = page.getByRole("status").filter({ hasText: /dari \d+ terkirim/ });
  await expect(progress).toHaveText("0 dari 3 terkirim");
  const card = page.getByRole("region", { name: "Ibu Aminah" });
  await expect(card).toContainText("pernikahan Ratri & Bayu");
  await expect(card).toContainText("/event/");
  await page.getByLabel("Bahasa", { exact: true }).selectOption("Inggris");
  await expect(card).toContainText("the wedding of Ratri & Bayu");
  await expectAccessible(page, "the desk");

  // WhatsApp is only shown here; its way back is a tab that was ended meanwhile.
  await page.getByRole("button", { name: "Buka WhatsApp" }).click();
  const preview = page.getByRole("dialog", { name: "Pesan untuk Ibu Aminah" });
  await expect(preview.getByText(/^https:\/\/wa\.me\/6281234567890\?text=.*%23(?:to|g)/)).toBeVisible();
  await expectAccessible(page, "what WhatsApp would show");
  await page.reload();
  const question = page.getByRole("region", { name: "Sudah terkirim ke Ibu Aminah?" });
  await expect(question).toBeVisible();
  await expectAccessible(page, "the question");
  const isHeard = Promise.withResolvers<undefined>();
  await page.route("**/api/host/markSent", async (route) => {
    await isHeard.promise;
    await route.continue();
  });
  await question.getByRole("button", { name: "Sudah, lanjut" }).click();
  await expect(progress).toHaveText("1 dari 3 terkirim");

  await test.step("a mistake is taken back, also faster than it was written down", async () => {
    const takenBack = page.waitForResponse("**/api/host/unmarkSent");
    await page.getByRole("button", { name: "Urungkan" }).click();
    await expect(progress).toHaveText("0 dari 3 terkirim");
    isHeard.resolve(undefined);
    expect(await (await takenBack).json()).toEqual({ result: { restored: 1 } });
    await page.unroute("**/api/host/markSent");
    await page.reload();
    await expect(progress).toHaveText("0 dari 3 terkirim");
  });

  await test.step("a wrong number goes aside, and a printed one is ticked by hand", async () => {
    await page.getByRole("button", { name: /^Ibu Budiarti/ }).click();
    await page.getByRole("button", { name: "Buka WhatsApp" }).click();
    await page.getByRole("button", { name: "Kembali ke antrean" }).click();
    await page.getByRole("button", { name: "Nomor salah" }).click();
    await expect(page.getByRole("heading", { name: "1 tamu belum bisa dikirimi" })).toBeVisible();
    const cahya = page.getByRole("checkbox", { name: "Centang Ibu Cahya" });
    await cahya.evaluate((box) => {
      box.scrollIntoView({ block: "center" });
    });
    let before = await cahya.boundingBox();
    await expect(async () => {
      const earlier = before;
      before = await cahya.boundingBox();
      expect(before, "the page has come to rest").toEqual(earlier);
    }).toPass({ intervals: [400] });
    await cahya.check();
    await expect(page.getByRole("button", { name: "Tandai 1 tamu terkirim" })).toBeInViewport();
    // What appears moves no row from under the finger.
    expect(await cahya.boundingBox()).toEqual(before);
    const isMarked = page.waitForResponse("**/api/host/markSent");
    await page.getByRole("button", { name: "Tandai 1 tamu terkirim" }).click();
    await expect(progress).toHaveText("1 dari 3 terkirim");
    await isMarked;
    await page.reload();
    await expect(progress).toHaveText("1 dari 3 terkirim");
    await expect(page.getByRole("link", { name: "Ibu Budiarti" })).toBeVisible();
  });
});

test("the desk begins with who can be written to, and what is sent stands under the button that sends it @once", async ({
  page,
  baseURL,
}) => {
  const host = await signedInHost(page, baseURL, "Ratri Ayu");
  const { invitationId } = await showInvitation(host);
  await addGuest(host, invitationId, "Aminah", null);
  await addGuest(host, invitationId, "Budiarti", "+622155512345");
  await addGuest(host, invitationId, "Cahya", "+6281298765432");
  await page.goto(`/invitations/${invitationId}/send`);
  const card = page.getByRole("region", { name: "Ibu Cahya" });
  await expect(card).toContainText("+62 812 9876 5432");
  const rows = page.getByRole("listitem").filter({ has: page.getByRole("checkbox") });
  await expect(rows).toHaveText([/Ibu Cahya/, /Ibu Aminah.*belum ada nomor WhatsApp/, /Ibu Budiarti/]);
  const top = async (of: Locator) => (await of.boundingBox())?.y ?? NaN;
  const [main, text, copy, edit, skip] = await Promise.all([
    top(card.getByRole("button", { name: "Buka WhatsApp" })),
    top(card.getByText("pernikahan Ratri & Bayu")),
    ...["Salin", "Ubah", "Lewati"].map((name) => top(card.getByRole("button", { name }))),
  ]);
  expect(text, "the words under the button").toBeGreaterThan(main);
  expect(copy, "the rest under the words").toBeGreaterThan(text);
  expect([edit, skip], "in one row").toEqual([copy, copy]);

  await test.step("somebody without a number is next once they are chosen", async () => {
    await page.getByRole("button", { name: /^Ibu Aminah/ }).click();
    await expect(page.getByRole("region", { name: "Ibu Aminah" })).toContainText("Belum ada nomor");
  });
});

test("a family keeps words of its own, and is told what is missing in them @once @proof", async ({
  page,
  baseURL,
}) => {
  const host = await signedInHost(page, baseURL, "Ratri Ayu");
  const { invitationId } = await showInvitation(host);
  await addGuest(host, invitationId, "Aminah", "+6281234567890");
  await page.goto(`/invitations/${invitationId}/send`);
  await page.getByRole("button", { name: "Naskah", exact: true }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "Salin dan ubah" }).first().click();
  const text = dialog.getByLabel("Naskah bahasa Indonesia");
  await dialog.getByLabel("Nama naskah").fill("Teman arisan");
  await text.fill("Halo {nama}, datang ya ke {acra}!");
  await dialog.getByRole("button", { name: "Simpan naskah" }).click();
  await expect(dialog.getByText("Isian tidak dikenal: {acra}.")).toBeVisible();
  await text.fill("Halo {nama}, datang ya ke {acara}!");
  await expect(dialog.getByText(/Sisipkan \{tautan\}/)).toBeVisible();
  await expectAccessible(page, "a text with a problem");
  await dialog
    .getByRole("group", { name: "Isian bahasa Indonesia" })
    .getByRole("button", { name: "{tautan}" })
    .click();
  await dialog.getByRole("button", { name: "Simpan naskah" }).click();
  await expect(dialog.getByRole("heading", { name: "Teman arisan" })).toBeVisible();
  await expectAccessible(page, "texts");
  await dialog.getByRole("button", { name: "Tutup" }).last().click();
  await expect(page.getByRole("region", { name: "Ibu Aminah" })).toContainText(
    /Halo Aminah, datang ya ke pernikahan Ratri & Bayu!.*\/event\//,
  );
  await page.getByRole("button", { name: "Bagikan ringkasan" }).click();
  await expect(page.getByRole("dialog")).toContainText("Daftar: 1 undangan, 2 orang");
  await expect(page.getByRole("dialog")).not.toContainText("Aminah");
  await expectAccessible(page, "the summary");
});

test("nothing is sent before guests could open it @once", async ({ page, baseURL }) => {
  const host = await signedInHost(page, baseURL);
  const { invitationId } = await draftInvitation(host);
  await page.goto(`/invitations/${invitationId}/send`);
  await expect(page.getByText("Undangan belum terbit")).toBeVisible();
  await expect(page.getByRole("link", { name: "Buka editor" })).toBeVisible();
});
