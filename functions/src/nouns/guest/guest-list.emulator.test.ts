import { randomBytes } from "node:crypto";
import { noContact, type GuestInput } from "@janur/domain/guest/guest";
import { indexPartSchema, packingMarginMs } from "@janur/domain/guest/packed-guests";
import { unpackContacts, unpackRows } from "@janur/domain/guest/guest-row";
import { documentIdFromBytes } from "@janur/domain/id";
import { limits } from "@janur/domain/limits";
import { newGuest } from "@janur/domain/guest/new-guest";
import { paths } from "@janur/domain/paths";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { db } from "../../platform/google/firestore.ts";
import { newAccount, type Account } from "../../../../tests/harness/accounts.ts";
import { joinTeam, stored } from "../../../../tests/harness/documents.ts";
import {
  draftWedding,
  guestInput,
  startProduct,
  type Product,
  type Wedding,
} from "../../../../tests/harness/product.ts";
import { guestDocument } from "../../store/guest-document.ts";
import { guestUndoDocument } from "./guest-undo.ts";
import { packGuests } from "./packed-index/pack-guests.ts";

let product: Product;
let owner: Account;
let wedding: Wedding;
beforeAll(async () => {
  product = await startProduct();
  owner = await newAccount("Rani");
});
afterAll(() => product.close());

const newId = () => documentIdFromBytes(randomBytes(20));
const phone = "+6281234567890";

async function addGuest(change: Partial<GuestInput> = {}, contact = noContact): Promise<string> {
  const { invitationId } = wedding;
  const guest = { ...guestInput, ...change };
  return (await product.asHost("saveGuest", { invitationId, guestId: null, guest, contact }, owner)).guestId;
}

async function packed() {
  const { invitationId } = wedding;
  const read = async (path: string) => {
    const found = await db().collection(path).get();
    return found.docs
      .filter(({ id }) => id !== "state")
      .map((part) => indexPartSchema.parse(part.data()).rows);
  };
  const [guests, contacts] = await Promise.all([
    read(paths.guestIndex(invitationId)),
    read(paths.contactIndex(invitationId)),
  ]);
  return { guests: guests.flatMap(unpackRows), contacts: contacts.flatMap(unpackContacts) };
}

describe("the packed index", () => {
  beforeAll(async () => {
    wedding = await draftWedding(product, owner);
  });

  test("holds every guest once, follows changes, and forgets who is gone", async () => {
    const { invitationId } = wedding;
    const [hadi, siti] = await Promise.all([
      addGuest({ name: "Hadi" }, { ...noContact, phone }),
      addGuest({ name: "Siti" }),
    ]);
    await product.asHost("packGuestIndex", { invitationId }, owner);
    const first = await packed();
    expect(first.guests.map(({ id }) => id).sort()).toEqual([hadi, siti].sort());
    expect(first.contacts).toEqual([{ id: hadi, phone, email: null }]);

    const guest = { ...guestInput, name: "Hadi Wiranto", side: "groom" as const };
    await product.asHost("saveGuest", { invitationId, guestId: hadi, guest, contact: noContact }, owner);
    await product.asHost("deleteGuests", { invitationId, guestIds: [siti] }, owner);
    await product.asHost("packGuestIndex", { invitationId }, owner);
    const second = await packed();
    expect(second.guests).toMatchObject([{ id: hadi, name: "Hadi Wiranto", side: "groom" }]);
    expect(second.contacts).toEqual([]);
  });

  test("says between two packings who has been deleted", async () => {
    const { invitationId } = wedding;
    const gone = await addGuest();
    await product.asHost("deleteGuests", { invitationId, guestIds: [gone] }, owner);
    const state = (await db().doc(paths.guestIndexPart(invitationId, "state")).get()).data();
    expect(state).toMatchObject({ removed: [gone] });
  });

  test("counts changes as packed only after a while, so that a slow one is not lost", async () => {
    const now = new Date();
    const { packedAt } = await packGuests(wedding.invitationId, now);
    expect(packedAt).toEqual(new Date(now.getTime() - packingMarginMs));
  });

  test("writes nothing where nothing was changed", async () => {
    const { invitationId } = await draftWedding(product, owner);
    const state = async () => (await db().doc(paths.guestIndexPart(invitationId, "state")).get()).data();
    await packGuests(invitationId, new Date());
    expect(await state()).toBeUndefined();
  });

  test("of two packings at once one counts, and nothing is lost", async () => {
    const { invitationId } = wedding;
    const added = await addGuest({ name: "Bersamaan" });
    const now = new Date();
    const states = await Promise.all([packGuests(invitationId, now), packGuests(invitationId, now)]);
    expect(new Set(states.map(({ version }) => version)).size).toBe(1);
    expect((await packed()).guests.filter(({ id }) => id === added)).toHaveLength(1);
  });

  test(
    "holds the fullest list with the longest names, in documents that fit",
    { timeout: 120_000 },
    async () => {
      wedding = await draftWedding(product, owner);
      const { invitationId } = wedding;
      const long = (length: number) => "🎉".repeat(length / 2);
      const input = {
        ...guestInput,
        name: long(limits.guest.name.max),
        suffix: long(limits.guest.suffix),
        origin: long(limits.guest.origin),
        organisation: long(limits.guest.organisation),
        group: long(limits.guest.group),
        tags: Array.from({ length: limits.guest.tags }, (_, index) => `${String(index)}${long(28)}`),
      };
      const now = new Date();
      const ids = Array.from({ length: 2_000 }, newId);
      for (let from = 0; from < ids.length; from += 500) {
        const batch = db().batch();
        for (const id of ids.slice(from, from + 500)) {
          const reference = db().doc(guestDocument(invitationId, id).path);
          batch.set(reference, newGuest(input, { id, listing: "listed", now }));
        }
        await batch.commit();
      }
      await packGuests(invitationId, now);
      const found = await packed();
      expect(new Set(found.guests.map(({ id }) => id)).size).toBe(ids.length);
      // A second packing writes the same parts, and none is left behind.
      await packGuests(invitationId, now);
      expect((await packed()).guests).toHaveLength(ids.length);
    },
  );
});

describe("a change of many guests", () => {
  beforeAll(async () => {
    wedding = await draftWedding(product, owner);
  });

  test("is one operation, and one undoing", async () => {
    const { invitationId } = wedding;
    const ids = await Promise.all(Array.from({ length: 5 }, () => addGuest({ group: "Lama", tags: ["a"] })));
    const changeId = newId();
    const call = { invitationId, changeId, guestIds: ids, change: { group: "Baru", addTags: ["b"] } };
    expect(await product.asHost("changeGuests", call, owner)).toMatchObject({ changed: 5 });
    // The answer was lost and the call is sent again.
    expect(await product.asHost("changeGuests", call, owner)).toMatchObject({ changed: 5 });
    for (const id of ids)
      expect(await stored.guest(invitationId, id)).toMatchObject({ group: "Baru", tags: ["a", "b"] });

    const [first = ""] = ids;
    await guestDocument(invitationId, first).update({ group: "Tetangga" });
    expect(await product.asHost("undoGuestChange", { invitationId, changeId }, owner)).toEqual({
      restored: 5,
    });
    expect(await stored.guest(invitationId, first)).toMatchObject({ group: "Tetangga", tags: ["a"] });
    for (const id of ids.slice(1))
      expect(await stored.guest(invitationId, id)).toMatchObject({ group: "Lama", tags: ["a"] });
    expect(await product.asHost("undoGuestChange", { invitationId, changeId }, owner)).toEqual({
      restored: 0,
    });
  });

  test("can be undone for a minute, by who made it", async () => {
    const { invitationId } = wedding;
    const editor = await newAccount("Dimas");
    await joinTeam(invitationId, editor.uid, "editor");
    const changeId = newId();
    const guestIds = [await addGuest()];
    const undo = { invitationId, changeId };
    expect(await product.callHost("undoGuestChange", undo, owner)).toMatchObject({
      refusal: "guest/undo-over",
    });
    await product.asHost("changeGuests", { ...undo, guestIds, change: { seats: 9 } }, owner);
    expect(await product.callHost("undoGuestChange", undo, editor)).toMatchObject({
      refusal: "guest/undo-over",
    });
    await guestUndoDocument(invitationId, changeId, 0).update({ expireAt: new Date(Date.now() - 1) });
    expect(await product.callHost("undoGuestChange", undo, owner)).toMatchObject({
      refusal: "guest/undo-over",
    });
  });

  test("names the field of a wrong value, and leaves out who is gone", async () => {
    const { invitationId } = wedding;
    const call = { invitationId, changeId: newId(), guestIds: [newId()] };
    expect(await product.callHost("changeGuests", { ...call, change: { seats: 0 } }, owner)).toMatchObject({
      refusal: "input/invalid",
    });
    expect(await product.asHost("changeGuests", { ...call, change: { seats: 3 } }, owner)).toMatchObject({
      changed: 0,
    });
  });
});

test("a rotated link is worthless, its guest keeps what they said", async () => {
  const { invitationId } = wedding;
  const guestId = await addGuest();
  const link = async () =>
    (await product.asHost("guestLinks", { invitationId, guestIds: [guestId] }, owner)).links;
  const [before] = await link();
  await product.asHost("rotateGuestLink", { invitationId, guestId }, owner);
  const [after] = await link();
  expect(after?.path).not.toBe(before?.path);
  expect(await product.callHost("rotateGuestLink", { invitationId, guestId: newId() }, owner)).toMatchObject({
    refusal: "guest/not-found",
  });
});

test("a link that was taken back leaves its guest without one until it is made again", async () => {
  const { invitationId } = wedding;
  const guestId = await addGuest();
  const link = async () =>
    (await product.asHost("guestLinks", { invitationId, guestIds: [guestId] }, owner)).links;
  const [before] = await link();
  await product.asHost("revokeGuestLink", { invitationId, guestId }, owner);
  expect(await link()).toEqual([]);
  expect(await stored.guest(invitationId, guestId)).toMatchObject({ linkRevision: 2, isLinkRevoked: true });
  await product.asHost("rotateGuestLink", { invitationId, guestId }, owner);
  const [after] = await link();
  expect(after?.path).toBeDefined();
  expect(after?.path).not.toBe(before?.path);
  expect(await product.callHost("revokeGuestLink", { invitationId, guestId: newId() }, owner)).toMatchObject({
    refusal: "guest/not-found",
  });
});
