import { expect, test, type Page } from "@playwright/test";
import * as z from "zod";
import { giftField } from "../support/gift-form.ts";
import { draftInvitation } from "../support/host-api.ts";
import { signedInHost } from "../support/signed-in-host.ts";
import { speak } from "../support/speak.ts";

const link = z.object({ token: z.string() });

const words = {
  id: {
    ...{ number: "No. amplop", amount: "Isi amplop", toDo: "Belum Anda hitung", book: "Buku" },
    waiting: (number: number) => `Nomor ${String(number)} tersimpan, menunggu orang kedua.`,
    agreed: "Nomor 1 cocok, sudah masuk buku.",
    differs: "Nomor 2 berbeda. Hitung lagi bersama-sama.",
    askOwner: "Pemilik buku yang menyelesaikan selisih ini.",
    ...{ take: "Pakai Rp100.000", settled: "Tidak ada selisih.", said: "Nomor 2: Rp100.000." },
    own: "Jumlah seluruhnya hanya untuk pemilik",
    ending: "",
  },
  en: {
    ...{ number: "Number", amount: "In the envelope", toDo: "Not counted by you yet", book: "Book" },
    waiting: (number: number) => `Number ${String(number)} saved, waiting for a second person.`,
    agreed: "Number 1 agrees and is in the book.",
    differs: "Number 2 differs. Count it once more together.",
    askOwner: "Whoever owns the book settles this difference.",
    ...{ take: "Take Rp100.000", settled: "No differences.", said: "Number 2: Rp100.000." },
    own: "Totals are for the owner and whom they name.",
    ending: " @proof",
  },
};

const total = (page: Page) => page.getByTestId("gift-total");

for (const [language, word] of Object.entries(words))
  test(`two people count blind in two browsers, what differs is shown and settled, in ${language}${word.ending}`, async ({
    page,
    browser,
    baseURL,
  }) => {
    test.slow();
    await speak(page, language);
    const host = await signedInHost(page, baseURL, "Rina");
    const { invitationId } = await draftInvitation(host);
    const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
    const other = await context.newPage();
    await speak(other, language);
    const budi = await signedInHost(other, baseURL, "Budi");
    const invite = { invitationId, role: "viewer", name: "Budi", email: null };
    const { token } = link.parse(await host.call("inviteTeamMember", invite));
    await budi.call("acceptTeamInvite", { token, name: "Budi" });
    await host.call("nameForGifts", { invitationId, uid: budi.account.uid, right: "keep" });
    const path = `/invitations/${invitationId}/gifts?view=count`;
    await Promise.all([page.goto(path), other.goto(path)]);
    const count = async (on: Page, number: string, amount: string) => {
      await giftField(on, word.number).fill(number);
      await giftField(on, word.amount).fill(amount);
      await giftField(on, word.amount).press("Enter");
    };
    await count(page, "1", "510");
    await expect(page.getByText(word.waiting(1))).toBeVisible();
    await other.reload();
    await expect(other.getByText(word.toDo)).toBeVisible();
    await expect(other.getByText("Rp510.000")).toHaveCount(0);
    await count(other, "1", "510");
    await expect(other.getByText(word.agreed)).toBeVisible();
    await count(page, "2", "1jt");
    await expect(page.getByText(word.waiting(2))).toBeVisible();
    await count(other, "2", "100");
    await expect(other.getByText(word.differs)).toBeVisible();
    await expect(other.getByText(word.askOwner)).toBeVisible();
    await page.reload();
    await expect(page.getByText("Rina: Rp1.000.000 · Budi: Rp100.000")).toBeVisible();
    await page.getByRole("button", { name: word.take }).click();
    await expect(page.getByText(word.settled)).toBeVisible();
    await expect(page.getByText(word.said)).toBeVisible();
    await page.getByRole("link", { name: word.book, exact: true }).click();
    await expect(total(page)).toHaveText("Rp610.000");
    // Who only keeps the book is told no total.
    await other.getByRole("link", { name: word.book, exact: true }).click();
    await expect(other.getByText(word.own)).toBeVisible();
    await expect(total(other)).toHaveCount(0);
    await context.close();
  });

test("an envelope that the server did not take is listed, and the fields keep what is being typed @once", async ({
  page,
  baseURL,
}) => {
  const { invitationId } = await draftInvitation(await signedInHost(page, baseURL));
  await page.goto(`/invitations/${invitationId}/gifts?view=count`);
  const { promise: typedOn, resolve: isTypedOn } = Promise.withResolvers<undefined>();
  const isTwelfth = /"12"/;
  await page.route("**/api/host/countGift", async (route) => {
    if (!isTwelfth.test(route.request().postData() ?? "")) {
      await route.continue();
      return;
    }
    await typedOn;
    await route.abort();
  });
  const [number, amount] = [giftField(page, words.id.number), giftField(page, words.id.amount)];
  for (const envelope of ["12", "13"]) {
    await expect(number).toHaveValue(envelope === "12" ? "" : "13");
    await number.fill(envelope);
    await amount.fill("500");
    await amount.press("Enter");
  }
  await expect(page.getByText(words.id.waiting(13))).toBeVisible();
  await amount.fill("25");
  isTypedOn(undefined);
  const lost = page.getByRole("listitem").filter({ hasText: "No. 12, Rp500.000" });
  await expect(lost.getByRole("alert")).toBeVisible();
  await expect(number).toHaveValue("14");
  await expect(amount).toHaveValue("25");
  await page.unroute("**/api/host/countGift");
  await lost.getByRole("button", { name: "Coba lagi" }).click();
  await expect(page.getByText(words.id.waiting(12))).toBeVisible();
  await expect(lost).toHaveCount(0);
});
