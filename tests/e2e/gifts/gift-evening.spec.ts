import { newGift } from "@janur/domain/gift/gift";
import { expect, test, type Page } from "@playwright/test";
import { db } from "../../../functions/src/platform/google/firestore.ts";
import { giftDocument, givenGiftsDocument } from "../../../functions/src/store/gift-documents.ts";
import { percentile } from "../../../tools/bench/percentile.ts";
import { newDoorId } from "../../harness/door.ts";
import { noteFigure } from "../../harness/figures.ts";
import { envelope } from "../../harness/gifts.ts";
import { inviteCrowd } from "../../load/crowd.ts";
import { draftInvitation, type HostApi } from "../support/host-api.ts";
import { keyPaints, type KeyPaints } from "./key-paints.ts";
import { signedInHost } from "../support/signed-in-host.ts";

/** Of a phone in the middle class. */
const slowdown = 4;
/** A key is felt to be late beyond this, in ms. Of the median: what runs beside the browser shows in the slowest alone. */
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
/**
 * What keys had the page ask for, whoever typed: late code of its own, news that are asked for by the clock and a stream that
 * is taken up again are not theirs. Whatever reads of Firestore's, and every operation but that one, is a POST and counts.
 */
const asked = ({ requests }: KeyPaints) =>
  requests.filter((request) => !/^GET \/(assets|google\.firestore[^ ]*\/Listen)\/|listGifts$/.test(request));
const p95 = ({ times }: KeyPaints) => percentile(times, 0.95);
const medianOf = ({ times }: KeyPaints) => percentile(times, 0.5);
const words = (seen: KeyPaints) => `${p95(seen).toFixed(0)} ms, median ${medianOf(seen).toFixed(0)} ms`;
const together = (...all: KeyPaints[]): KeyPaints => ({
  times: all.flatMap(({ times }) => times),
  requests: all.flatMap(({ requests }) => requests),
});

/** Types these into a field, one after the other. */
async function typed(page: Page, label: string, texts: readonly string[]): Promise<KeyPaints> {
  const seen: KeyPaints[] = [];
  for (const text of texts) {
    await page.getByLabel(label, { exact: true }).fill("");
    seen.push(await keyPaints(page, text, slowdown));
  }
  return together(...seen);
}

test("the thousandth envelope is typed as quickly as the first, and the book is looked through without asking anybody @proof @once", async ({
  page,
  baseURL,
}) => {
  test.setTimeout(300_000);
  const host = await signedInHost(page, baseURL);
  const { invitationId } = await draftInvitation(host);
  await fill(host, invitationId, 1_000);
  // On the list since last week: guests of this minute would be packed once more while somebody types.
  await inviteCrowd(invitationId, 1_000, new Date(Date.now() - 7 * 86_400_000));
  await host.call("packGuestIndex", { invitationId });
  await page.goto(`/invitations/${invitationId}/gifts`);
  await expect(page.getByRole("listitem").filter({ hasText: "dicatat" })).toHaveCount(12);
  const envelopesTyped: KeyPaints[][] = [];
  for (const [index, name] of ["tamu 512", "wiranto", "bapak tamu 777", "bu kenari"].entries()) {
    await field(page, "No. amplop").fill(String(1_001 + index));
    const named = await typed(page, "Dari", [name]);
    const valued = await typed(page, "Nominal", ["1500000"]);
    envelopesTyped.push([named, valued, await keyPaints(page, "\n", slowdown)]);
    await expect(field(page, "No. amplop")).toHaveValue(String(1_002 + index));
  }
  const [name, amount, next] = [0, 1, 2].map((key) =>
    together(...envelopesTyped.flatMap((seen) => seen.slice(key, key + 1))),
  );
  if (name === undefined || amount === undefined || next === undefined) throw new Error("nothing was typed");
  await page.getByRole("link", { name: "Buku", exact: true }).click();
  await expect(page.getByTestId("gift-total")).toHaveText("Rp56.000.000");
  // Drawn page by page: a thousand lines at once would hold a phone up.
  expect(await page.evaluate(() => document.querySelectorAll("*").length)).toBeLessThan(3_000);
  const search = await typed(page, "Cari nama, nomor, atau catatan", [
    "suparmo 775",
    "siregar",
    "hadi wiranto 612",
  ]);
  await expect(page.getByText("Hadi Wiranto 612")).toBeVisible();
  for (const seen of [name, amount, search]) expect(asked(seen)).toEqual([]);
  noteFigure("1,000 envelopes: the key that saves until the server's answer is painted", words(next));
  const figures = { name, amount, "search of the book": search };
  for (const [what, seen] of Object.entries(figures)) {
    noteFigure(`1,000 envelopes, ${what}: a key is painted, 95 % within`, words(seen));
    expect(medianOf(seen), what).toBeLessThan(lateMs);
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
  await expect(page.getByText(/^5\.?000 catatan tersimpan/)).toBeVisible();
  const opened = Date.now() - from;
  const label = "Cari nama, misalnya Pak Hadi";
  const found = await typed(page, label, ["hadi wiranto 612", "joko", "siregar 333", "keluarga 42"]);
  // Emptied and typed into at once: the first letter stays.
  const mistyped = await typed(page, label, ["nugrohi 14", "pratmaa", "suparmo 775"]);
  await expect(page.getByLabel(label)).toHaveValue("suparmo 775");
  await expect(page.getByText("Sri Suparmi 775").first()).toBeVisible();
  for (const seen of [found, mistyped]) expect(asked(seen)).toEqual([]);
  noteFigure("memory of 5,000 entries, opened", `${String(opened)} ms`);
  for (const [what, seen] of Object.entries({ "a name": found, "a mistyped one": mistyped })) {
    noteFigure(`memory of 5,000 entries, ${what}: a key is painted with its list, 95 % within`, words(seen));
    expect(medianOf(seen), what).toBeLessThan(lateMs);
  }
});
