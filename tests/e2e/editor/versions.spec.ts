import { findSection, withSection, type Content } from "@janur/domain/content/content";
import { expect, test } from "@playwright/test";
import { expectSaved, openEditor } from "../support/host.ts";
import { inviteByApi, saveByApi, showInvitation } from "../support/host-api.ts";
import { draftText } from "../support/suite-data.ts";
import { signedInHost } from "../support/signed-in-host.ts";

/** The feast of the starter two hours later. */
function postponedByHours(content: Content): Content {
  const section = findSection(content, "ceremonies");
  if (section === undefined) throw new Error("the starter has no ceremony");
  const ceremonies = section.ceremonies.map((ceremony) => ({
    ...ceremony,
    startAt: ceremony.startAt?.replace("T04:", "T06:") ?? null,
  }));
  return withSection(content, { ...section, ceremonies });
}

function signedBy(content: Content, signature: string): Content {
  const section = findSection(content, "closing");
  if (section === undefined) throw new Error("the starter has no closing");
  return withSection(content, { ...section, signature: { ...section.signature, id: signature } });
}

test("what guests have seen is told before publishing, compared with the draft in words, brought back, and that is undone @once @proof", async ({
  page,
  baseURL,
}) => {
  test.slow();
  const host = await signedInHost(page, baseURL);
  const shown = await showInvitation(host);
  await saveByApi(host, shown, postponedByHours);
  const link = await inviteByApi(host, shown, "Hadi Wiranto");
  const phone = await page.context().browser()?.newPage();
  if (phone === undefined) throw new Error("no browser");
  await phone.goto(new URL(link, baseURL).href);
  const opened = phone.waitForResponse(
    (answer) =>
      answer.url().endsWith("/api/guest/openLink") &&
      answer.request().postData()?.includes('"isTap":true') === true,
  );
  await phone.getByRole("link", { name: "Buka Undangan" }).click();
  await opened;
  await phone.close();
  await openEditor(page, shown.invitationId);

  await page.getByRole("button", { name: "Terbitkan perubahan" }).click();
  const review = page.getByRole("dialog", { name: "Periksa sebelum terbit" });
  await expect(review.getByText(/Mulai: 11\.00 → 13\.00 WIB/)).toBeVisible();
  await expect(review.getByText("1 tamu sudah melihat jadwal lama.")).toBeVisible();
  await review.getByRole("button", { name: "Lihat sebagai tamu" }).click();
  const asGuest = page.getByRole("dialog", { name: "Lihat sebagai tamu" });
  await expect(asGuest.getByRole("button", { name: /^Bapak Hadi Wiranto/ })).toBeVisible();
  await asGuest.getByLabel("Nama tamu").fill("wiranto");
  await asGuest.getByRole("button", { name: /^Bapak Hadi Wiranto/ }).click();
  const seen = asGuest.frameLocator("iframe");
  await expect(seen.locator("#guest")).toHaveText("Bapak Hadi Wiranto");
  await expect(seen.getByText(/13\.00/).first()).toBeVisible();
  await page.keyboard.press("Escape");

  const openHistory = async () => {
    await page.getByRole("button", { name: "Pilihan lain" }).click();
    await page.getByRole("menuitem", { name: "Riwayat versi" }).click();
  };
  await openHistory();
  const history = page.getByRole("dialog", { name: "Riwayat versi" });
  await history.getByLabel("Beri nama versi sekarang").fill("Jam siang");
  await history.getByRole("button", { name: "Simpan nama" }).click();
  await expect(history.getByRole("button", { name: /^Jam siang/ })).toBeVisible();
  await history.getByRole("button", { name: /^Versi terbit Dilihat tamu sekarang/ }).click();
  await expect(history.getByText(/Mulai: 11\.00 → 13\.00 WIB/)).toBeVisible();
  await history.getByText("Tampilannya").click();
  const preview = history.frameLocator("iframe");
  await expect(preview.getByText(/11\.00/).first()).toBeVisible();
  await history.getByRole("button", { name: "Kembalikan versi ini" }).click();
  await expect(history).toBeHidden();
  await expectSaved(page);
  await expect(page.getByRole("button", { name: "Terbitkan perubahan" })).toBeVisible();

  await openHistory();
  await history.getByRole("button", { name: /^Versi terbit/ }).click();
  await expect(history.getByText("Isinya sama dengan draf sekarang.")).toBeVisible();
  await page.keyboard.press("Escape");
  await page.getByRole("alert").getByRole("button", { name: "Urungkan" }).click();
  await openHistory();
  await history.getByRole("button", { name: /^Jam siang/ }).click();
  await expect(history.getByText("Isinya sama dengan draf sekarang.")).toBeVisible();

  // What was put in place of the draft is a step like any other.
  await page.keyboard.press("Escape");
  await page.getByTitle("Urungkan (Ctrl+Z)").click();
  await expectSaved(page);
  await openHistory();
  await history.getByRole("button", { name: /^Versi terbit/ }).click();
  await expect(history.getByText("Isinya sama dengan draf sekarang.")).toBeVisible();
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Terbitkan perubahan" }).click();
  await expect(review.getByText("Tidak ada yang berubah bagi tamu.")).toBeVisible();
  await expect(review.getByText(/sudah melihat/)).toBeHidden();
  await review.getByRole("button", { name: "Terbitkan sekarang" }).click();
  await expect(page.getByText("Perubahan sudah terbit", { exact: true })).toBeVisible({ timeout: 30_000 });
  await page.getByRole("button", { name: "Pilihan lain" }).click();
  await page.getByRole("menuitem", { name: /^Periksa/ }).click();
  await expect(review.getByRole("button", { name: "Lihat sebagai tamu" })).toBeVisible();
  await expect(review.getByRole("button", { name: "Terbitkan sekarang" })).toBeHidden();
});

test("bringing a version back is undone, but not what was written since @once @proof", async ({
  page,
  baseURL,
}) => {
  const host = await signedInHost(page, baseURL);
  const shown = await showInvitation(host);
  await saveByApi(host, shown, postponedByHours);
  await openEditor(page, shown.invitationId);
  await page.getByRole("button", { name: "Pilihan lain" }).click();
  await page.getByRole("menuitem", { name: "Riwayat versi" }).click();
  const history = page.getByRole("dialog", { name: "Riwayat versi" });
  await history.getByRole("button", { name: /^Versi terbit/ }).click();
  await history.getByRole("button", { name: "Kembalikan versi ini" }).click();
  await expect(history).toBeHidden();
  await expectSaved(page);

  const signature = "Keluarga besar di Klaten";
  await saveByApi(host, shown, (content) => signedBy(content, signature), 4);
  await expect(page.frameLocator("iframe").getByText(signature)).toBeAttached();
  await page.getByRole("alert").getByRole("button", { name: "Urungkan" }).click();
  await expect(page.getByText("Yang diubah sesudah itu tetap seperti sekarang.")).toBeVisible();
  await expectSaved(page);
  const draft = () => draftText(baseURL ?? "", shown.invitationId);
  await expect.poll(draft).toContain("T06:");
  expect(await draft()).toContain(signature);
});
