import { expect, test } from "@playwright/test";
import { addGuest, openEditor, openSection } from "./host.ts";
import { expectAccessible } from "./support/axe.ts";
import { draftInvitation } from "./support/host-api.ts";
import { signedInHost } from "./support/signed-in-host.ts";

for (const scheme of ["light", "dark"] as const) {
  test(`no screen of the host has an accessibility violation (${scheme})`, async ({ page, baseURL }) => {
    test.slow();
    const host = await signedInHost(page, baseURL);
    await page.addInitScript((value) => {
      window.localStorage.setItem("janur.colorScheme", value);
    }, scheme);
    await page.goto("/invitations/new");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expectAccessible(page, "new invitation, step 1");
    await page.goto("/");
    await expect(page.getByRole("link", { name: "Buat undangan" })).toBeVisible();
    await expectAccessible(page, "home without invitations");
    await page.goto("/invitations");
    await expect(page.getByText("Belum ada undangan.")).toBeVisible();
    await expectAccessible(page, "empty list");

    const { invitationId } = await draftInvitation(host);
    await openEditor(page, invitationId);
    await expect(page.frameLocator("iframe").locator("#cover")).toBeAttached();
    for (const section of [
      "Sampul",
      "Yang punya acara",
      "Waktu dan tempat",
      "Konfirmasi kehadiran",
      "Ucapan",
    ]) {
      await openSection(page, section);
      await expectAccessible(page, `editor, ${section}`);
    }
    await page.getByRole("button", { name: "Terbitkan" }).click();
    await expect(page.getByText("Undangan sudah terbit", { exact: true })).toBeVisible();
    await page.getByRole("button", { name: "Pilihan penerbitan lain" }).click();
    await page.getByRole("menuitem", { name: "Tarik dari tamu" }).click();
    await expect(page.getByRole("dialog")).toBeVisible();
    await expectAccessible(page, "dialog of taking down");

    await page.goto(`/invitations/${invitationId}/guests`);
    await expect(page.getByText("Belum ada tamu.")).toBeVisible();
    await expectAccessible(page, "no guests yet");
    await addGuest(page, invitationId, "Hadi Wiranto");
    await expectAccessible(page, "guests");
    await page.getByRole("button", { name: "Ubah Bapak Hadi Wiranto" }).click();
    await expect(page.getByLabel("Nomor HP")).toHaveValue("+6281234567890");
    await expectAccessible(page, "guest dialog");
    await page.goto(`/invitations/${invitationId}/rsvp`);
    await expect(page.getByText("Belum ada jawaban.")).toBeVisible();
    await expectAccessible(page, "answers");
    await page.goto(`/invitations/${invitationId}`);
    await expect(page.getByText("1 undangan belum menjawab, untuk 2 orang.")).toBeVisible();
    await expectAccessible(page, "overview");
    await page.goto("/dashboard");
    await expect(page.getByRole("row", { name: /^Diundang/ })).toBeVisible();
    await expectAccessible(page, "figures");
    await page.goto("/");
    await expect(page.getByRole("article").first()).toBeVisible();
    await expect(page.getByRole("row", { name: /^Belum menjawab/ })).toBeVisible();
    await expectAccessible(page, "home");
    await page.goto("/invitations");
    await expect(page.getByRole("article").first()).toBeVisible();
    await expectAccessible(page, "list");
  });
}
