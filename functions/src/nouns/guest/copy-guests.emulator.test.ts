import { createHash, randomBytes } from "node:crypto";
import { documentIdFromBytes } from "@janur/domain/id";
import { noContact } from "@janur/domain/guest/guest";
import { paths } from "@janur/domain/paths";
import { afterAll, beforeAll, expect, test } from "vitest";
import { newAccount, type Account } from "../../../../tests/harness/accounts.ts";
import { startCountedProduct } from "../../../../tests/harness/counted-product.ts";
import type { CountingProxy } from "../../../../tests/harness/counting-proxy.ts";
import { stored } from "../../../../tests/harness/documents.ts";
import { inviteGuest, publishWedding, type Product } from "../../../../tests/harness/product.ts";
import { db } from "../../platform/google/firestore.ts";
import { contactDocument, guestDocument } from "../../store/guest-document.ts";
import { copyGuests } from "./copy-guests.ts";

/* What a copy of a guest list costs: every document that passes on the wire is counted. */

let proxy: CountingProxy;
let product: Product;
let stop: () => Promise<void>;
let owner: Account;
beforeAll(async () => {
  ({ proxy, product, stop } = await startCountedProduct());
  owner = await newAccount("Rani");
});
afterAll(() => stop());

const newId = () => documentIdFromBytes(createHash("sha256").update(randomBytes(20)).digest());

/** So many guests, each with a number, of whom every query tells 400. */
async function listOf(count: number): Promise<string> {
  const wedding = await publishWedding(product, owner);
  const { invitationId } = wedding;
  const { guestId } = await inviteGuest(product, owner, wedding);
  const guest = await stored.guest(invitationId, guestId);
  if (guest === undefined) throw new Error("the guest is there");
  const batch = db().batch();
  for (let index = 1; index < count; index += 1) {
    const id = newId();
    batch.set(guestDocument(invitationId, id), { ...guest, id });
    batch.set(contactDocument(invitationId, id), { ...noContact, phone: "+6281234567890" });
  }
  await batch.commit();
  return invitationId;
}

const sizeOf = async (collection: string) => (await db().collection(collection).count().get()).data().count;
const copy = (fromId: string, toId: string) =>
  proxy.counted(() => copyGuests(fromId, toId, owner.uid, new Date()));

test("a copy reads each guest's contact and no copy; said again it asks for each copy once and writes nothing", async () => {
  const count = 810;
  const fromId = await listOf(count);
  const toId = newId();
  const queries = ["RunQuery", "RunQuery", "RunQuery"];
  expect(await copy(fromId, toId)).toEqual({ reads: count, writes: 2 * count, others: queries });
  expect(await sizeOf(paths.guests(toId))).toBe(count);
  const again = await copy(fromId, toId);
  // The first page finds out: 400 contacts, and what it would have written.
  expect(again).toEqual({ reads: count + 400, writes: 800, others: queries });
  expect(await sizeOf(paths.guests(toId))).toBe(count);
}, 60_000);

test("one that stopped half way has each guest once, as they were copied then, also where two go on at once", async () => {
  const count = 410;
  const fromId = await listOf(count);
  const toId = newId();
  await copyGuests(fromId, toId, owner.uid, new Date());
  const copies = (await db().collection(paths.guests(toId)).get()).docs;
  const [kept, ...others] = copies;
  if (kept === undefined) throw new Error("the copies are there");
  await kept.ref.update("name", "Bapak Hadi");
  const batch = db().batch();
  for (const { id, ref } of others.filter((_copy, index) => index % 2 === 0)) {
    batch.delete(ref);
    batch.delete(contactDocument(toId, id));
  }
  await batch.commit();
  await Promise.all([copy(fromId, toId), copyGuests(fromId, toId, owner.uid, new Date())]);
  expect(await sizeOf(paths.guests(toId))).toBe(count);
  expect(await sizeOf(paths.contacts(toId))).toBe(count);
  expect((await stored.guest(toId, kept.id))?.name).toBe("Bapak Hadi");
}, 60_000);
