import { expect, test, type Browser, type Page } from "@playwright/test";
import { expectSaved, openEditor, openInvitationPage, openSection } from "../support/host.ts";
import { draftText, joinTeam } from "../support/suite-data.ts";
import { draftInvitation } from "../support/host-api.ts";
import { signedInHost } from "../support/signed-in-host.ts";

const greeting = "Salam pembuka";
const signature = "Tanda nama keluarga";

/** Two people in two browsers over one draft; the second is an editor of the first one's invitation. */
async function twoEditors({
  page,
  browser,
  baseURL,
}: {
  page: Page;
  browser: Browser;
  baseURL?: string | undefined;
}) {
  if (baseURL === undefined) throw new Error("no base URL");
  const { invitationId } = await draftInvitation(await signedInHost(page, baseURL));
  const context = await browser.newContext();
  const other = await context.newPage();
  const { account } = await signedInHost(other, baseURL, "Bayu");
  await joinTeam(baseURL, invitationId, { uid: account.uid, name: "Bayu" });
  await Promise.all([openEditor(page, invitationId), openEditor(other, invitationId)]);
  return { invitationId, other, context, draft: () => draftText(baseURL, invitationId) };
}

/** Holds this browser's saves back until they are let go. */
async function holdSaves(page: Page): Promise<() => void> {
  const gate = Promise.withResolvers<undefined>();
  await page.route("**/api/host/saveDraft", async (route) => {
    await gate.promise;
    await route.continue();
  });
  // The route stays: to take it away at once would answer the held request a second time.
  return () => {
    gate.resolve(undefined);
  };
}

test("two people write in different sections: both texts are saved, nobody is asked @once @proof", async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow();
  const { other, context, draft } = await twoEditors({ page, browser, baseURL });
  await openSection(page, "Pembuka");
  await openSection(other, "Penutup");
  // Each sees where the other one is.
  await expect(page.getByText("Bayu sedang mengubah Penutup")).toBeAttached();
  await expect(other.getByText("Ratri Ayu sedang mengubah Pembuka")).toBeAttached();
  const [letGo, letOtherGo] = [await holdSaves(page), await holdSaves(other)];
  await Promise.all([
    page.getByLabel(greeting).fill("Salam dari Ratri,"),
    other.getByLabel(signature).fill("Keluarga Bayu"),
  ]);
  letGo();
  letOtherGo();
  await expect.poll(draft).toContain("Salam dari Ratri,");
  await expect.poll(draft).toContain("Keluarga Bayu");

  // Each sees the other's words without touching anything, and is told once, quietly.
  await expect(page.getByText("Bayu juga mengubah: Penutup.")).toBeVisible();
  await expect(other.getByText("Ratri Ayu juga mengubah: Pembuka.")).toBeVisible();
  await openSection(page, "Penutup");
  await expect(page.getByLabel(signature)).toHaveValue("Keluarga Bayu");
  await openSection(other, "Pembuka");
  await expect(other.getByLabel(greeting)).toHaveValue("Salam dari Ratri,");
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(other.getByRole("dialog")).toBeHidden();

  // What somebody saves while the other only looks on shows at once.
  await other.getByLabel(greeting).fill("Salam hangat,");
  await expectSaved(other);
  await openSection(page, "Pembuka");
  await expect(page.getByLabel(greeting)).toHaveValue("Salam hangat,");
  await other.keyboard.press("Escape");
  await openInvitationPage(other, "Ringkasan");
  await expect(page.getByText("Bayu sedang mengubah Pembuka")).toBeHidden();
  await context.close();
});

test("two people change the same text: both versions show, one is chosen, the other can be copied @once", async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow();
  const { other, context, draft } = await twoEditors({ page, browser, baseURL });
  await openSection(page, "Pembuka");
  await openSection(other, "Pembuka");
  const letGo = await holdSaves(page);
  await page.getByLabel(greeting).fill("Salam dari Ratri,");
  await other.getByLabel(greeting).fill("Salam dari Bayu,");
  await expectSaved(other);
  letGo();

  const dialog = page.getByRole("dialog", { name: "Versi mana yang dipakai?" });
  const part = dialog.getByRole("region", { name: "Pembuka" });
  await expect(part.getByText("Salam dari Ratri,")).toBeVisible();
  await expect(part.getByText("Salam dari Bayu,")).toBeVisible();
  await dialog.getByRole("button", { name: "Simpan pilihan" }).click();
  await expect(dialog.getByText("Pilih dulu satu versi untuk setiap bagian.")).toBeVisible();
  await dialog.getByRole("radio", { name: "Pakai versi saya" }).check();
  await dialog.getByRole("button", { name: "Simpan pilihan" }).click();
  await expect(dialog).toBeHidden();
  await expectSaved(page);
  expect(await draft()).toContain("Salam dari Ratri,");

  // The other sees what happened and what stood there before.
  await expect(other.getByText("Ratri Ayu juga mengubah: Pembuka.")).toBeVisible();
  await expect(other.getByLabel(greeting)).toHaveValue("Salam dari Ratri,");
  await other.getByRole("button", { name: "Lihat perubahannya" }).click();
  const changes = other.getByRole("dialog", { name: "Yang berubah selama Anda menulis" });
  await expect(changes.getByText("Salam dari Bayu,")).toBeVisible();

  // The version that was not chosen survives a reload and can be copied.
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.reload();
  await page.getByRole("button", { name: "Lihat versi itu" }).click();
  const kept = page.getByRole("dialog", { name: "Versi yang tidak dipilih" });
  await kept.getByRole("button", { name: "Salin versi ini: Versi Bayu" }).click();
  await expect(page.getByText("Versi itu tersalin.")).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain("Salam dari Bayu,");
  await kept.getByRole("button", { name: "Buang semua versi ini" }).click();
  await expect(page.getByRole("button", { name: "Lihat versi itu" })).toBeHidden();
  await context.close();
});

test("one closes the tab without a signal, the other goes on: both are kept @once @proof", async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow();
  const { invitationId, other, context, draft } = await twoEditors({ page, browser, baseURL });
  await openSection(page, "Pembuka");
  await expect(page.getByLabel(greeting)).toBeVisible();
  // Without a signal; with one, leaving sends what is still unsaved.
  await page.context().setOffline(true);
  await page.getByLabel(greeting).fill("Salam dari Ratri,");
  await expect(page.getByText("Offline, aman")).toBeVisible();
  const again = await page.context().newPage();
  await page.close();
  await again.context().setOffline(false);

  await openSection(other, "Pembuka");
  await other.getByLabel("Kalimat undangan").fill("Kami mengundang Anda.");
  await expectSaved(other);
  expect(await draft()).not.toContain("Salam dari Ratri,");

  await again.goto(`/invitations/edit/${invitationId}?section=opening`);
  await again.getByRole("button", { name: "Pakai ketikan itu" }).click();
  await expectSaved(again);
  await expect(again.getByLabel(greeting)).toHaveValue("Salam dari Ratri,");
  await expect(again.getByLabel("Kalimat undangan")).toHaveValue("Kami mengundang Anda.");
  expect(await draft()).toContain("Salam dari Ratri,");
  expect(await draft()).toContain("Kami mengundang Anda.");
  await expect(other.getByText("Ratri Ayu juga mengubah: Pembuka.")).toBeVisible();
  await context.close();
});
