import { newGift } from "@janur/domain/gift/gift";
import { expect, test, type Page } from "@playwright/test";
import { db } from "../../../functions/src/platform/google/firestore.ts";
import { giftDocument, givenGiftsDocument } from "../../../functions/src/store/gift-documents.ts";
import { newDoorId } from "../../harness/door.ts";
import { noteFigure } from "../../harness/figures.ts";
import { envelope } from "../../harness/gifts.ts";
import { inviteCrowd } from "../../load/crowd.ts";
import { draftInvitation, type HostApi } from "../support/host-api.ts";
import { keyPaints, type KeyPaints } from "../support/key-paints.ts";
import { signedInHost } from "../support/signed-in-host.ts";

/** Of a phone in the middle class. */
const slowdown = 4;
/** A key is felt to be late beyond this, in ms; for a machine on which nothing else runs. */
const lateMs = 200;

const names = [
  "Hadi Wiranto",
  "Sri Suparmi",
  "Bagus Nugroho",
  "Rotua Siregar",
  "Ayu Lestari",
  "Joko Pratama",
];

/** Writes so many entries, as `saveGift` writes them and without a call for each. */
async function fill(host: HostApi, invitationId: string, count: number): Promise<void> {
  const writer = db().bulkWriter();
  for (let number = 1; number <= count; number += 1) {
    const name = `${names[number % names.length] ?? ""} ${String(number)}`;
    const input = { ...envelope, name, envelope: String(number), amount: 50_000 };
    const by = { uid: host.account.uid, name: "Ratri Ayu" };
    const id = newDoorId();
    const gift = newGift(input, {
      id,
      state: "noted",
      by,
      now: new Date(Date.now() - (count - number) * 1_000),
    });
    void writer.create(giftDocument(invitationId, id), gift);
  }
  await writer.close();
}

const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });
const words = ({ p95, median }: KeyPaints) => `${p95.toFixed(0)} ms, median ${median.toFixed(0)} ms`;

test("the thousandth envelope is typed as quickly as the first, and the book is looked through without asking anybody @proof @once", async ({
  page,
  baseURL,
}) => {
  test.setTimeout(300_000);
  const host = await signedInHost(page, baseURL);
  const { invitationId } = await draftInvitation(host);
  await fill(host, invitationId, 1_000);
  await inviteCrowd(invitationId, 1_000);
  await page.goto(`/invitations/${invitationId}/gifts`);
  await expect(page.getByRole("listitem").filter({ hasText: "dicatat" })).toHaveCount(12);
  await field(page, "No. amplop").fill("1001");
  await field(page, "Dari").focus();
  const name = await keyPaints(page, "tamu 512 wiranto", slowdown);
  await field(page, "Nominal").focus();
  const amount = await keyPaints(page, "1500000", slowdown);
  const next = await keyPaints(page, "\n", slowdown);
  await expect(field(page, "No. amplop")).toHaveValue("1002");
  await page.getByRole("link", { name: "Buku", exact: true }).click();
  await expect(page.getByTestId("gift-total")).toHaveText("Rp51.500.000");
  // Drawn page by page: a thousand lines at once would hold a phone up.
  expect(await page.evaluate(() => document.querySelectorAll("*").length)).toBeLessThan(3_000);
  await page.getByLabel("Cari nama, nomor, atau catatan").focus();
  const search = await keyPaints(page, "hadi wiranto 612", slowdown);
  await expect(page.getByText("Hadi Wiranto 612")).toBeVisible();
  const asked = (seen: KeyPaints) => seen.requests.filter((path) => !/\/(listGifts|saveGift)$/.test(path));
  for (const seen of [name, amount, search]) expect(asked(seen)).toEqual([]);
  const figures = { name, amount, "the key that saves": next, "search of the book": search };
  for (const [what, seen] of Object.entries(figures)) {
    noteFigure(`1,000 envelopes, ${what}: a key is painted, 95 % within`, words(seen));
    expect(seen.p95).toBeLessThan(lateMs);
  }
});

test("a memory of 5,000 entries finds a name at each key and asks nobody @proof @once", async ({
  page,
  baseURL,
}) => {
  test.setTimeout(300_000);
  const host = await signedInHost(page, baseURL);
  for (let event = 0; event < 5; event += 1) {
    const { invitationId } = await draftInvitation(host);
    await fill(host, invitationId, event < 4 ? 1_000 : 900);
  }
  const given = Array.from({ length: 100 }, (_, index) => ({
    ...{ id: newDoorId(), name: `Keluarga ${String(index)}`, kind: "envelope" as const, amount: 300_000 },
    ...{ occasion: "Nikahan Sinta", date: "2026-05-01", note: "" },
  }));
  await givenGiftsDocument(host.account.uid).set({ gifts: given, updatedAt: new Date() });
  // The first look packs the books.
  await host.call("giftMemory", {});
  const from = Date.now();
  await page.goto("/gifts");
  await expect(page.getByText(/5\.000/)).toBeVisible();
  const opened = Date.now() - from;
  await page.getByLabel("Cari nama, mis. Pak Hadi").focus();
  const found = await keyPaints(page, "pak hadi wiranto 612", slowdown);
  await page.getByLabel("Cari nama, mis. Pak Hadi").fill("");
  const mistyped = await keyPaints(page, "suparmo 777", slowdown);
  await expect(page.getByText("Sri Suparmi 777").first()).toBeVisible();
  expect([...found.requests, ...mistyped.requests]).toEqual([]);
  noteFigure("memory of 5,000 entries, opened", `${String(opened)} ms`);
  for (const [what, seen] of Object.entries({ "a name": found, "a mistyped one": mistyped })) {
    noteFigure(`memory of 5,000 entries, ${what}: a key is painted with its list, 95 % within`, words(seen));
    expect(seen.p95).toBeLessThan(lateMs);
  }
});
