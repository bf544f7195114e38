import { readFile } from "node:fs/promises";
import { expect, test } from "@playwright/test";
import { strFromU8, unzipSync } from "fflate";
import * as z from "zod";
import { signUp } from "../support/host.ts";
import { expectAccessible } from "../support/axe.ts";
import { profileFields } from "../support/emulators.ts";
import { draftInvitation, showInvitation, signUpByApi, type HostApi } from "../support/host-api.ts";
import { signedInHost } from "../support/signed-in-host.ts";

const made = z.object({ token: z.string() });

async function addEditor(owner: HostApi, editor: HostApi, invitationId: string): Promise<void> {
  const invite = { invitationId, role: "editor", name: editor.account.displayName, email: null };
  const { token } = made.parse(await owner.call("inviteTeamMember", invite));
  await editor.call("acceptTeamInvite", { token, name: editor.account.displayName });
}

test("an account goes with what is its own, hands on what is shared, and may begin anew @once @proof", async ({
  page,
  baseURL,
}) => {
  test.slow();
  const host = await signedInHost(page, baseURL, "Ratri Ayu");
  const dimas = await signUpByApi(baseURL, "Dimas");
  const shared = await showInvitation(host);
  await addEditor(host, dimas, shared.invitationId);
  const alone = await showInvitation(host);
  const foreign = await draftInvitation(dimas);
  await addEditor(dimas, host, foreign.invitationId);

  await page.goto("/settings/account");
  await page.getByRole("button", { name: "Hapus akun saya" }).click();
  const dialog = page.getByRole("dialog", { name: "Hapus akun Anda?" });
  await expect(dialog.getByText(/ikut dihapus bersama halaman/)).toBeVisible();
  await expect(dialog.getByText(/Anda keluar dari Ratri/)).toBeVisible();
  const heir = dialog.getByLabel(/^Undangan/);
  await expect(heir).toHaveValue(dimas.account.uid);
  await expect(heir.getByRole("option")).toHaveText(["Serahkan kepada Dimas", "Hapus bersama akun"]);
  await expectAccessible(page, "the end of an account");

  const confirm = dialog.getByRole("button", { name: "Hapus akun selamanya" });
  await dialog.getByLabel("Kata sandi sekarang").fill("bukan-ini-123");
  await expect(confirm).toBeDisabled();
  await dialog.getByLabel("Ketik HAPUS untuk melanjutkan").fill("hapus");
  await confirm.click();
  await expect(dialog.getByRole("alert")).toContainText("Kata sandi yang sekarang tidak cocok");
  await dialog.getByLabel("Kata sandi sekarang").fill("janur-uji-123");
  await confirm.click();
  await expect(page).toHaveURL("/sign-in");
  await expect(page.getByText("Akun Anda sudah dihapus.")).toBeVisible();

  // The page of the one goes, that of the other stays and is somebody else's.
  const status = async (slug: string) => (await page.request.get(`/event/${slug}?v=1`)).status();
  await expect.poll(() => status(alone.slug), { timeout: 60_000 }).toBe(404);
  await expect.poll(() => profileFields(host.account.uid), { timeout: 60_000 }).toBeNull();
  expect(await status(shared.slug)).toBe(200);
  await dimas.call("trashInvitation", { invitationId: shared.invitationId });

  // The address is free, and whoever takes it finds nothing.
  await signUp(page, "Orang Baru", host.account.email);
  await page.goto("/invitations");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByText("Ratri & Bayu")).toHaveCount(0);
});

test("a copy of everything arrives as one file @once @proof", async ({ page, baseURL }) => {
  test.slow();
  const host = await signedInHost(page, baseURL, "Ratri Ayu");
  const { slug } = await showInvitation(host);
  await page.goto("/settings/account");
  const card = page.getByRole("region", { name: "Salinan data Anda" });
  await card.getByRole("button", { name: "Minta salinan" }).click();
  await expect(card.getByText("Salinan sedang disiapkan.")).toBeVisible();
  const fetchIt = card.getByRole("button", { name: "Unduh salinan" });
  await expect(fetchIt).toBeVisible({ timeout: 120_000 });
  await expectAccessible(page, "a copy that is ready");
  const [download] = await Promise.all([page.waitForEvent("download"), fetchIt.click()]);
  expect(download.suggestedFilename()).toMatch(/^janur-\d{4}-\d\d-\d\d\.zip$/);
  const files = unzipSync(await readFile(await download.path()));
  expect(Object.keys(files)).toContain(`invitations/${slug}/guests.csv`);
  expect(strFromU8(files["account/profile.json"] ?? new Uint8Array())).toContain(host.account.email);
});
