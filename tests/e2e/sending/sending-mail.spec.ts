import { randomUUID } from "node:crypto";
import { expect, test } from "@playwright/test";
import * as z from "zod";
import { expectAccessible } from "../support/axe.ts";
import { showInvitation } from "../support/host-api.ts";
import { signedInVerifiedHost } from "../support/signed-in-host.ts";
import { fetchInTime } from "../support/fetch-in-time.ts";

const inbox = process.env["JANUR_INBOX_URL"] ?? "";
const mailsSchema = z.array(z.object({ subject: z.string(), text: z.string() }));

test("guests by e-mail are written to with one tap, and one of them ends it @once @proof", async ({
  page,
  baseURL,
}) => {
  const host = await signedInVerifiedHost(page, baseURL, "Ratri Ayu");
  const { invitationId } = await showInvitation(host);
  const address = `${randomUUID()}@janur.test`;
  const add = (name: string, email: string | null) => {
    const guest = { name, honorific: "Ibu", suffix: "", origin: "", group: "", seats: 2, note: "" };
    const contact = { phone: null, email };
    return host.call("saveGuest", {
      invitationId,
      guestId: null,
      guest: { ...guest, channel: "email" },
      contact,
    });
  };
  await add("Aminah", address);
  await add("Budiarti", null);
  await page.goto(`/invitations/${invitationId}/send`);
  const card = page.getByRole("region", { name: "2 tamu lewat e-mail" });
  await card.getByRole("button", { name: "Kirim 2 e-mail" }).click();
  const dialog = page.getByRole("dialog", { name: "Kirim 2 e-mail?" });
  await expect(dialog.getByLabel("Judul e-mail")).toHaveValue("Undangan {acara}");
  await expect(dialog).toContainText("Ibu Aminah");
  await dialog.getByLabel("Judul e-mail").fill("Undangan {siapa}");
  await expect(dialog.getByRole("button", { name: "Kirim 2 e-mail" })).toBeDisabled();
  await expectAccessible(page, "a subject with a place that nobody knows");
  await dialog.getByLabel("Judul e-mail").fill("Untuk {nama}: {acara}");
  await dialog.getByRole("button", { name: "Kirim 2 e-mail" }).click();
  await expect(dialog).toBeHidden();
  // Nothing is loaded anew: the desk hears of it while mails go.
  const progress = page.getByRole("status").filter({ hasText: /dari \d+ terkirim/ });
  await expect(progress).toHaveText("1 dari 2 terkirim", { timeout: 90_000 });
  await expect(page.getByRole("listitem").filter({ hasText: "Ibu Budiarti" })).toContainText(
    "belum ada alamat e-mail",
  );
  await expectAccessible(page, "the desk after e-mails");

  await page.goto(`/invitations/${invitationId}/guests?delivery=no-address`);
  const list = page.getByRole("list", { name: "Daftar tamu" }).getByRole("listitem");
  await expect(list).toHaveCount(1);
  await expect(list).toContainText("gagal dikirim: alamat atau nomornya belum ada");
  await expect(page.getByLabel("Status pengiriman")).toHaveValue("no-address");
  await expectAccessible(page, "guests by what became of their messages");
  await page.getByLabel("Status pengiriman").selectOption("");
  await expect(list.filter({ hasText: "Aminah" })).toContainText("Dikirim Ratri Ayu lewat e-mail");

  const answer = await fetchInTime(`${inbox}/mails.json?to=${address}`);
  const mails = mailsSchema.parse(await answer.json());
  expect(mails.map(({ subject }) => subject)).toEqual(["Untuk Aminah: pernikahan Ratri & Bayu"]);
  const wayOut = /http\S+\/berhenti\S+/.exec(mails[0]?.text ?? "")?.[0] ?? "";
  await page.goto(wayOut);
  await expect(page.getByRole("heading", { name: "Berhenti menerima e-mail?" })).toBeVisible();
  await expectAccessible(page, "the way out");
  await page.getByRole("button", { name: "Berhenti menerima e-mail" }).click();
  await expect(page.getByRole("heading", { name: "E-mail dihentikan" })).toBeVisible();
  await expectAccessible(page, "e-mails stopped");
  await page.goto(`/invitations/${invitationId}/send?run=reminder`);
  await expect(page.getByRole("listitem").filter({ hasText: "Ibu Aminah" })).toContainText(
    "berhenti menerima e-mail",
  );
});
