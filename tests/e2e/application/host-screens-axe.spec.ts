import { expect, test } from "@playwright/test";
import { addGuest, expectPublished, openEditor, openSection } from "../support/host.ts";
import { expectAccessibleDayAndNight } from "../support/axe.ts";
import { draftInvitation } from "../support/host-api.ts";
import { signedInHost } from "../support/signed-in-host.ts";

test("no screen of the host has an accessibility violation, by day or by night @once @proof", async ({
  page,
  baseURL,
}) => {
  test.slow();
  const host = await signedInHost(page, baseURL);
  await page.goto("/invitations/new");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expectAccessibleDayAndNight(page, "new invitation, step 1");
  await page.goto("/");
  await expect(page.getByRole("link", { name: "Buat undangan" })).toBeVisible();
  await expectAccessibleDayAndNight(page, "home without invitations");
  await page.goto("/invitations");
  await expect(page.getByText("Belum ada undangan.")).toBeVisible();
  await expectAccessibleDayAndNight(page, "empty list");

  const { invitationId } = await draftInvitation(host);
  await openEditor(page, invitationId);
  await expect(page.frameLocator("iframe").locator("#cover")).toBeAttached();
  for (const section of ["Sampul", "Mempelai", "Waktu dan tempat", "Konfirmasi kehadiran", "Ucapan"]) {
    await openSection(page, section);
    await expectAccessibleDayAndNight(page, `editor, ${section}`);
  }
  // A phone's open form lies over the bar.
  await openEditor(page, invitationId);
  await page.getByRole("button", { name: /^Lengkapi/ }).click();
  await expect(page.getByRole("dialog").getByText("Lebih lengkap dengan")).toBeVisible();
  await expectAccessibleDayAndNight(page, "what is missing");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Terbitkan" }).click();
  await expect(page.getByRole("dialog", { name: "Siap diterbitkan" })).toBeVisible();
  await expectAccessibleDayAndNight(page, "last look");
  await page
    .getByRole("dialog", { name: "Siap diterbitkan" })
    .getByRole("button", { name: "Terbitkan" })
    .click();
  await expectPublished(page);
  await expectAccessibleDayAndNight(page, "published");
  await openEditor(page, invitationId);
  await page.getByRole("button", { name: "Pilihan lain" }).click();
  await page.getByRole("menuitem", { name: "Tarik dari tamu" }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await expectAccessibleDayAndNight(page, "dialog of taking down");

  await page.goto(`/invitations/${invitationId}/guests`);
  await expect(page.getByText("Belum ada tamu.")).toBeVisible();
  await expectAccessibleDayAndNight(page, "no guests yet");
  await addGuest(page, invitationId, "Hadi Wiranto");
  await expectAccessibleDayAndNight(page, "guests");
  await page.getByRole("button", { name: "Ubah Bapak Hadi Wiranto" }).click();
  await expect(page.getByLabel("Nomor HP")).toHaveValue("+6281234567890");
  await expectAccessibleDayAndNight(page, "guest dialog");
  await page.goto(`/invitations/${invitationId}/rsvp`);
  await expect(page.getByText("Belum ada jawaban.")).toBeVisible();
  await expectAccessibleDayAndNight(page, "answers");
  await page.goto(`/invitations/${invitationId}`);
  await expect(page.getByText("1 undangan belum dikirim untuk 1 orang", { exact: true })).toBeVisible();
  await expectAccessibleDayAndNight(page, "overview");
  await page.goto("/dashboard");
  await expect(page.getByRole("row", { name: /^Diundang/ })).toBeVisible();
  await expectAccessibleDayAndNight(page, "figures");
  await page.goto("/");
  await expect(page.getByRole("article").first()).toBeVisible();
  await expect(page.getByRole("row", { name: /^Belum dikirim/ })).toBeVisible();
  await expectAccessibleDayAndNight(page, "home");
  await page.goto("/invitations");
  await expect(page.getByRole("article").first()).toBeVisible();
  await expectAccessibleDayAndNight(page, "list");
});
