import { expect, test } from "@playwright/test";
import { closeToasts } from "../support/host.ts";
import { signIn } from "../support/account-forms.ts";
import { expectAccessible } from "../support/axe.ts";
import { isFollowed } from "../support/emulators.ts";
import { hostPassword } from "../support/host-account.ts";
import { askByApi, reportByApi, showInvitation } from "../support/host-api.ts";
import { signedInAdmin, signedInHost } from "../support/signed-in-host.ts";

test("an admin suspends a reported page, hides a reported message, then finds its owner, shuts the account, whose session ends, and erases it @once @proof", async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow();
  const hostPage = await (await browser.newContext()).newPage();
  const host = await signedInHost(hostPage, baseURL, "Mirah Kinasih");
  const { account } = host;
  const shown = await showInvitation(host);
  await askByApi(baseURL, shown, "Udin", "Kata yang menyakitkan.");
  await reportByApi(baseURL, shown, "Meminta kode OTP.");
  await hostPage.goto("/users");
  await expect(
    hostPage.getByRole("heading", { name: "Anda tidak memiliki akses ke halaman ini" }),
  ).toBeVisible();
  await hostPage.getByRole("button", { name: "Menu akun" }).click();
  await expect(hostPage.getByRole("menuitem", { name: "Profil" })).toBeVisible();
  await expect(hostPage.getByRole("menuitem", { name: "Pengguna" })).toBeHidden();

  await signedInAdmin(page, baseURL);
  await expect.poll(() => isFollowed(account.uid)).toBe(true);
  await page.goto("/");
  await page.getByRole("button", { name: "Menu akun" }).click();
  await page.getByRole("menuitem", { name: "Pengguna" }).click();

  await page.getByRole("link", { name: "Laporan" }).click();
  const report = page.getByRole("article").filter({ hasText: `/event/${shown.slug}` });
  await expect(report.getByText("Meminta kode OTP.")).toBeVisible();
  await report.getByRole("button", { name: "Tangguhkan" }).click();
  const warning = page.getByRole("dialog", { name: "Tangguhkan halaman ini?" });
  await warning.getByRole("button", { name: "Tangguhkan" }).click();
  await expect(page.getByText("Laporan ditangani, dan pemilik undangan diberi tahu.")).toBeVisible();
  await expect(report).toBeHidden();
  const guestPage = await hostPage.context().newPage();
  await guestPage.goto(`/event/${shown.slug}?v=fresh`);
  await expect(guestPage.getByRole("heading", { name: "Undangan ini ditangguhkan" })).toBeVisible();
  await guestPage.close();

  await hostPage.goto(`/invitations/${shown.invitationId}/settings`);
  await hostPage.getByRole("button", { name: "Sampaikan keberatan" }).click();
  await hostPage.getByLabel("Keberatan Anda").fill("Itu rekening ibu saya.");
  await hostPage.getByRole("button", { name: "Kirim keberatan" }).click();
  await expect(hostPage.getByText("Keberatan Anda sudah kami terima.")).toBeVisible();
  await page.reload();
  await expect(report.getByText("Itu rekening ibu saya.")).toBeVisible();

  await test.step("a message that its reader reports is read alone and hidden where it stood", async () => {
    await hostPage.goto("/chats");
    await hostPage.getByRole("link", { name: /Udin/ }).click();
    const said = hostPage.getByRole("log").getByRole("listitem");
    await said.getByRole("button", { name: "Pesan dari Udin" }).click();
    await hostPage.getByRole("menuitem", { name: "Laporkan" }).click();
    const telling = hostPage.getByRole("dialog", { name: "Laporkan pesan ini?" });
    await telling.getByRole("textbox").fill("Menghina ibu saya.");
    await expectAccessible(hostPage, "reporting a message");
    await telling.getByRole("button", { name: "Kirim laporan" }).click();
    await expect(hostPage.getByText("Terima kasih, laporan Anda sudah kami terima.")).toBeVisible();

    await page.reload();
    const told = page.getByRole("article", { name: "Pesan dari Udin" }).filter({ hasText: "Mirah Kinasih" });
    await expect(told).toContainText("Kata yang menyakitkan.");
    await expect(told).toContainText("Menghina ibu saya.");
    await told.getByRole("button", { name: "Sembunyikan pesan" }).click();
    const question = page.getByRole("dialog", { name: "Sembunyikan pesan ini?" });
    await question.getByRole("button", { name: "Sembunyikan pesan" }).click();
    await expect(page.getByText("Laporan ditangani.", { exact: true })).toBeVisible();
    await expect(said).toContainText("Pesan ini disembunyikan oleh tim Janur.");
    await expect(said).not.toContainText("Kata yang menyakitkan.");
  });

  // On a phone the message lies over the tabs.
  await closeToasts(page);
  await page.getByRole("link", { name: "Pengguna" }).last().click();
  await page.getByRole("searchbox", { name: "Cari nama atau e-mail" }).fill(account.email);
  const row = page.getByRole("listitem").filter({ hasText: account.email });
  await expect(page.getByRole("list", { name: /Daftar pengguna/ }).getByRole("listitem")).toHaveCount(1);
  await row.getByRole("button", { name: "Mirah Kinasih" }).click();
  const details = page.getByRole("dialog", { name: "Rincian pengguna" });
  await expect(details.getByRole("link", { name: `/event/${shown.slug}` })).toBeVisible();
  await details.getByRole("button", { name: "Kirim ulang tautan verifikasi" }).click();
  await expect(page.getByText(`Tautan verifikasi sedang dikirim ke ${account.email}.`)).toBeVisible();
  await details.getByRole("button", { name: "Tutup akun" }).click();
  const question = page.getByRole("dialog", { name: "Tutup akun Mirah Kinasih?" });
  await question.getByRole("button", { name: "Tutup akun" }).click();
  await expect(page.getByText("Akun Mirah Kinasih ditutup.")).toBeVisible();
  const trail = details.getByRole("listitem").filter({ hasText: /oleh Bu Wening/ });
  await expect(trail.first()).toContainText("Akun ditutup");
  await expect(trail.last()).toContainText("halaman ditangguhkan");
  await details.getByRole("button", { name: "Tutup", exact: true }).click();
  await expect(row.getByText("Ditutup", { exact: true })).toBeVisible();

  await hostPage.context().close();
  const closedPage = await (await browser.newContext()).newPage();
  await closedPage.goto("/sign-in");
  await signIn(closedPage, account.email, hostPassword);
  await expect(closedPage.getByRole("heading", { name: "Akun ini ditutup" })).toBeVisible();
  await closedPage.context().close();

  await row.getByRole("button", { name: "Mirah Kinasih" }).click();
  await details.getByRole("button", { name: "Hapus akun" }).click();
  const end = page.getByRole("dialog", { name: "Hapus akun Mirah Kinasih untuk selamanya?" });
  const confirm = end.getByRole("button", { name: "Hapus selamanya" });
  await end.getByLabel(/^Ketik /).fill("Mirah Kinasih");
  await expect(confirm).toBeDisabled();
  await end.getByLabel(/^Ketik /).fill(account.email.toUpperCase());
  await confirm.click();
  await expect(page.getByText("Akun Mirah Kinasih dihapus.")).toBeVisible();
  await expect(details).toBeHidden();
  await expect(row).toBeHidden();
});
