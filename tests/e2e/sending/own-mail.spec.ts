import { randomUUID } from "node:crypto";
import { expect, test } from "@playwright/test";
import { startMailServer } from "../../../tools/emulators/mail-server.ts";
import { expectAccessible } from "../support/axe.ts";
import { draftInvitation } from "../support/host-api.ts";
import { signedInVerifiedHost } from "../support/signed-in-host.ts";

test("mails leave through a host's own server, which they see; what it refused they send again, once @once @proof", async ({
  page,
  baseURL,
}) => {
  test.slow();
  const credentials = { user: "ratri", password: "rahasia sekali" };
  let refusal: number | null = null;
  const own = await startMailServer({ smtp: 0, inbox: 0 }, { credentials, refuse: () => refusal });
  try {
    const host = await signedInVerifiedHost(page, baseURL);
    const { invitationId } = await draftInvitation(host);
    await page.goto("/apps?open=smtp");
    const drawer = page.getByRole("dialog", { name: "Server e-mail sendiri" });
    await drawer.getByLabel("Nama pengirim").fill("Ratri Ayu");
    await drawer.getByLabel("Alamat e-mail pengirim").fill("ratri@keluarga.test");
    await drawer.getByLabel("Server SMTP").fill("127.0.0.1");
    await drawer.getByLabel("Port").fill(String(own.smtpPort));
    await drawer.getByLabel("Nama pengguna").fill(credentials.user);
    await drawer.getByRole("textbox", { name: "Kata sandi" }).fill(credentials.password);
    await drawer.getByRole("button", { name: "Hubungkan server" }).click();
    const mails = drawer.getByRole("region", { name: "E-mail terakhir" });
    await expect(mails.getByText("Belum ada e-mail yang sampai ke server ini.")).toBeVisible();
    await drawer.getByRole("button", { name: "Uji sekarang" }).click();
    await expect(drawer.getByText(/Periksa kotak masuk/)).toBeVisible();

    refusal = 550;
    const email = `${randomUUID()}@janur.test`;
    await host.call("inviteTeamMember", { invitationId, role: "editor", name: "Ibu Ratna", email });
    const mail = mails.getByRole("listitem").filter({ hasText: "mengurus undangan" });
    // A minute at most until somebody looks after a mail whose job was lost.
    await expect(mail).toContainText("Tidak terkirim", { timeout: 90_000 });
    await expect(mail).toContainText("Server tidak menerima e-mail untuk alamat ini.");
    await expect(mail).toContainText(`Kepada ${email.slice(0, 1)}•••@janur.test`);
    await expect(mail).not.toContainText(email);
    await expectAccessible(page, "mails of an own server");

    refusal = null;
    await mail.getByRole("button", { name: /^Kirim ulang: / }).click();
    await expect(mail).toContainText("Terkirim", { timeout: 90_000 });
    await expect(mail.getByRole("button")).toBeHidden();
    expect(own.received.filter(({ to }) => to.includes(email))).toHaveLength(1);

    await drawer.getByRole("button", { name: "Putuskan" }).click();
    await drawer.getByRole("button", { name: "Ya, putuskan" }).click();
    await expect(drawer.getByRole("button", { name: "Hubungkan server" })).toBeVisible();
  } finally {
    await own.close();
  }
});
