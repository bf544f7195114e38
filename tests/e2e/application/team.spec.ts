import { expect, test, type Page } from "@playwright/test";
import * as z from "zod";
import { expectSaved, openSection } from "../support/host.ts";
import { expectAccessible } from "../support/axe.ts";
import { smsCode } from "../support/emulators.ts";
import { draftInvitation } from "../support/host-api.ts";
import { signedInHost } from "../support/signed-in-host.ts";

const made = z.object({ token: z.string() });

/** Keeps the answer of an operation back until what is watched has changed by it. @returns what lets it go */
async function holdAnswer(page: Page, operation: string): Promise<() => void> {
  const held = Promise.withResolvers<undefined>();
  await page.route(`**/api/host/${operation}`, async (route) => {
    const response = await route.fetch();
    await held.promise;
    await route.fulfill({ response });
  });
  return () => {
    held.resolve(undefined);
  };
}

test("an owner invites an editor by link, who joins by phone and writes; a viewer reads @once", async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow();
  const host = await signedInHost(page, baseURL, "Ratri Ayu");
  const { invitationId } = await draftInvitation(host);
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto(`/invitations/${invitationId}/team`);
  await page.getByRole("button", { name: "Ajak anggota" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "Buat tautan" }).click();
  await expect(dialog.getByText(/^Tulis untuk siapa tautan ini/)).toBeVisible();
  await dialog.getByLabel("Nama", { exact: true }).fill("Ibu Ratna");
  // More than looking on is given on purpose.
  await expect(dialog.getByRole("radio", { name: "Pembaca" })).toBeChecked();
  await dialog.getByRole("radio", { name: "Editor" }).check();
  await expectAccessible(page, "inviting");
  await dialog.getByRole("button", { name: "Buat tautan" }).click();
  await dialog.getByRole("button", { name: "Salin tautan" }).click();
  await expect(page.getByText("Tautan bergabung tersalin.")).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  await dialog.getByRole("button", { name: "Selesai" }).click();
  const waiting = page.getByRole("region", { name: "Menunggu jawaban" });
  await expect(waiting.getByText("Ibu Ratna")).toBeVisible();
  await expectAccessible(page, "team");

  // Their phone: no account yet, so that a number and a code have to be enough.
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const phone = await context.newPage();
  await phone.goto(link);
  await expect(phone.getByRole("heading", { name: "Ratri & Bayu" })).toBeVisible();
  await expect(phone.getByText("Ratri Ayu mengajak Anda")).toBeVisible();
  await expect(
    phone.getByText("Ajakan ini untuk Ibu Ratna, dan tidak berlaku lagi setelah dipakai."),
  ).toBeVisible();
  await expect(phone).toHaveURL("/join");
  await expectAccessible(phone, "join, signed out");
  await phone.getByRole("link", { name: "Terima dengan nomor HP" }).click();
  await expect(phone).toHaveURL("/otp?redirect=%2Fjoin");
  const number = `813${String(Date.now()).slice(-8)}`;
  await phone.getByLabel("Nomor HP").fill(`0${number}`);
  await phone.getByRole("button", { name: "Kirim kode" }).click();
  await expect(phone.getByLabel("Angka ke-1 dari 6")).toBeVisible();
  await phone.getByLabel("Angka ke-1 dari 6").fill(String(await smsCode(`+62${number}`)));
  await expect(phone).toHaveURL("/join");
  await expect(phone.getByLabel("Nama Anda")).toHaveValue("Ibu Ratna");
  await expectAccessible(phone, "join, signed in");
  await phone.getByRole("button", { name: "Terima dan bergabung" }).click();
  await expect(phone).toHaveURL(`/invitations/edit/${invitationId}`);
  await openSection(phone, "Pembuka");
  await phone.getByLabel("Salam pembuka").fill("Salam dari Ibu Ratna,");
  await expectSaved(phone);

  // The owner sees them come, and gives them another role while they have the editor open.
  const member = page.getByRole("listitem").filter({ hasText: "Ibu Ratna" });
  await expect(member.getByText("Editor", { exact: true })).toBeVisible();
  await expect(waiting).toBeHidden();
  await page.getByRole("button", { name: "Tindakan untuk Ibu Ratna" }).click();
  await page.getByRole("menuitem", { name: "Ganti peran" }).click();
  await dialog.getByRole("radio", { name: "Pembaca" }).check();
  await dialog.getByRole("button", { name: "Simpan peran" }).click();
  await expect(member.getByText("Pembaca", { exact: true })).toBeVisible();
  await expect(phone.getByText("Peran Anda di undangan ini tidak mencakup tindakan itu.")).toBeVisible();
  await phone.goto(`/invitations/${invitationId}/guests`);
  await expect(phone.getByText("Belum ada tamu.")).toBeVisible();
  await expect(phone.getByRole("button", { name: "Tambah tamu" })).toBeHidden();
  await phone.getByRole("button", { name: "Lainnya", exact: true }).click();
  const rooms = phone.getByRole("navigation", { name: "Semua halaman undangan ini" });
  await expect(rooms.getByRole("link", { name: "Keluarga & Tim" })).toBeVisible();
  await expect(rooms.getByRole("link", { name: "Isi undangan" })).toBeHidden();

  // They leave by themselves; a link that was declined says no more.
  await phone.goto(`/invitations/${invitationId}/team`);
  const leave = phone.getByRole("button", { name: "Keluar dari tim" });
  const words = phone.getByText("Melihat tamu, jawaban, dan ucapan, tanpa mengubah.");
  expect((await words.boundingBox())?.width, "words beside the button").toBeGreaterThan(200);
  await leave.click();
  const letGo = await holdAnswer(phone, "removeTeamMember");
  const lost = phone.waitForSelector("text=Oops! Page Not Found!", { timeout: 5_000 }).then(
    () => true,
    () => false,
  );
  await phone.getByRole("dialog").getByRole("button", { name: "Keluar dari tim" }).click();
  await expect(member, "what the owner sees before the answer came").toBeHidden();
  letGo();
  await expect(phone).toHaveURL("/invitations");
  await expect(phone.getByText("Belum ada undangan.")).toBeVisible();
  await expect(phone.getByText("Anda keluar dari tim Ratri & Bayu.")).toBeVisible();
  expect(await lost, "a page that is not found, on the way out").toBe(false);
  const input = { invitationId, role: "usher", name: "Pak RT", email: null };
  const { token } = made.parse(await host.call("inviteTeamMember", input));
  await phone.goto(`/join#t=${token}`);
  await phone.getByRole("button", { name: "Tolak" }).click();
  await expect(phone.getByText("Ajakan ditolak.")).toBeVisible();
  await expect(waiting.getByText("Menolak")).toBeVisible();

  // Whoever is taken out of the team sees no more of it, at once.
  const again = made.parse(
    await host.call("inviteTeamMember", { invitationId, role: "viewer", name: "Ibu Ratna", email: null }),
  );
  // In the tab that still shows the other link.
  await phone.goto(`/join#t=${again.token}`);
  await phone.getByRole("button", { name: "Terima dan bergabung" }).click();
  await expect(phone).toHaveURL(new RegExp(`/invitations/${invitationId}`));
  await phone.goto(`/invitations/${invitationId}/guests`);
  await expect(phone.getByText("Belum ada tamu.")).toBeVisible();
  await page.getByRole("button", { name: "Tindakan untuk Ibu Ratna" }).click();
  await page.getByRole("menuitem", { name: "Keluarkan" }).click();
  const answer = await holdAnswer(page, "removeTeamMember");
  await page.getByRole("dialog").getByRole("button", { name: "Keluarkan" }).click();
  await expect(phone.getByText("Belum ada tamu.")).toBeHidden();
  answer();
  await expect(page.getByText("Ibu Ratna dikeluarkan dari tim.")).toBeVisible();
  await expect(phone.getByRole("heading", { level: 1 })).toHaveText("Oops! Page Not Found!");
  await context.close();
});
