import { randomUUID } from "node:crypto";
import { findSection, withSection, type Content } from "@janur/domain/content/content";
import { expect, test } from "@playwright/test";
import { tokenIn } from "../../../tools/smoke/token-in.ts";
import { fetchInTime } from "../support/fetch-in-time.ts";
import { withAccount } from "../support/gift-form.ts";
import { guestByApi, inviteByApi, showInvitation, type ShownInvitation } from "../support/host-api.ts";
import { signedInHost } from "../support/signed-in-host.ts";

/** The feast of the starter, a week ago. */
function aWeekAgo(content: Content): Content {
  const section = findSection(content, "ceremonies");
  if (section === undefined) throw new Error("the starter has no ceremony");
  const startAt = `${new Date(Date.now() - 7 * 86_400_000).toISOString().slice(0, 10)}T04:00:00.000Z`;
  const ceremonies = section.ceremonies.map((ceremony) => ({ ...ceremony, startAt, endAt: null }));
  return withSection(content, { ...section, ceremonies });
}

/** By a guest's personal link. */
async function declareByApi(
  baseURL: string | undefined,
  { invitationId, slug }: ShownInvitation,
  link: string,
): Promise<void> {
  const gift = { name: "Slamet Riyadi", amount: 300_000, note: "" };
  const data = { invitationId, slug, token: tokenIn(link), proof: "", key: randomUUID(), gift };
  const answer = await fetchInTime(`${baseURL ?? ""}/api/guest/declareGift`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ data }),
  });
  if (!answer.ok) throw new Error(`declareGift answered ${await answer.text()}`);
}

test("who gave and was not thanked is a queue of the sending desk, which writes thanks into the book @once", async ({
  page,
  baseURL,
}) => {
  const host = await signedInHost(page, baseURL, "Ratri Ayu");
  const shown = await showInvitation(host, (content) => withAccount(aWeekAgo(content)));
  const { invitationId } = shown;
  const giver = await guestByApi(host, shown, "Hadi Wiranto");
  const gift = {
    kind: "parcel",
    guest: giver,
    name: "",
    through: "",
    envelope: "7",
    amount: 750_000,
    note: "",
  };
  const entry = { giftId: "GiftOfHadi0000000001", revision: null, gift, isDouble: false };
  await host.call("saveGift", { invitationId, ...entry });
  // Somebody said that they had sent something, which never came.
  await declareByApi(baseURL, shown, await inviteByApi(host, shown, "Slamet Riyadi"));
  await page.goto(`/invitations/${invitationId}/gifts?show=declared`);
  const declared = page.getByRole("region", { name: "Menunggu dikonfirmasi" });
  await expect(declared).toContainText("Slamet Riyadi");
  await declared.getByRole("button", { name: "Belum ada" }).click();
  await expect(page.getByText("Dicatat tidak diterima.").first()).toBeVisible();

  await page.goto(`/invitations/${invitationId}/send`);
  await page
    .getByRole("radio", { name: "Yang memberi, belum diucapkan terima kasih" })
    .click({ force: true });
  const progress = page.getByRole("status").filter({ hasText: "terkirim" });
  await expect(progress).toHaveText("0 dari 1 terkirim");
  const card = page.getByRole("region", { name: "Bapak Hadi Wiranto" });
  await expect(card).toBeVisible();
  // What they gave is named by its kind.
  await expect(card).toContainText("Terima kasih atas kado dan doanya untuk pernikahan Ratri & Bayu.");
  // Who gave is said, never how much.
  await expect(page.locator("body")).not.toContainText("750");
  // WhatsApp is only shown here; its way back is a tab that was ended meanwhile.
  await card.getByRole("button", { name: "Buka WhatsApp" }).click();
  await expect(page.getByRole("dialog", { name: "Pesan untuk Bapak Hadi Wiranto" })).toBeVisible();
  await page.reload();
  const written = page.waitForResponse("**/api/host/markSent");
  await page.getByRole("button", { name: "Sudah, lanjut" }).click();
  expect((await written).status()).toBe(200);

  await page.goto(`/invitations/${invitationId}/gifts?view=book`);
  await expect(page.getByText("1 dari 1 sudah diucapkan terima kasih")).toBeVisible();
  // What is said to have been sent and never came is in the book, and nobody is thanked for it.
  await expect(page.getByRole("button", { name: /Slamet Riyadi/ })).toContainText("tidak diterima");
});
