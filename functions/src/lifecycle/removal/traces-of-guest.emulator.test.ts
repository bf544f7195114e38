import { randomBytes } from "node:crypto";
import { guestChatId, isPassedOn } from "@janur/domain/chat/chat";
import { documentIdFromBytes } from "@janur/domain/id";
import { paths } from "@janur/domain/paths";
import type { CollectionReference } from "firebase-admin/firestore";
import { expect, test } from "vitest";
import { newPhoto } from "../../../../tests/harness/album.ts";
import { giftBook } from "../../../../tests/harness/gifts.ts";
import { useHost } from "../../../../tests/harness/host.ts";
import {
  guestIdOf,
  inviteGuest,
  newKey,
  publishWedding,
  type InvitedGuest,
  type Wedding,
} from "../../../../tests/harness/product.ts";
import { makeScreenPass } from "../../../../tests/harness/screen.ts";
import { addTable } from "../../../../tests/harness/seating.ts";
import { db } from "../../platform/google/firestore.ts";
import { albumPhotoDocument } from "../../store/album-documents.ts";
import { chatDocument } from "../../store/chat-documents.ts";
import { giftDocument } from "../../store/gift-documents.ts";
import { seatingPlanDocument } from "../../store/seat/seating-documents.ts";

/*
 * Every collection that can hold a guest's id, for all that ends an entry of the list: becoming another guest, being
 * deleted, and forgetting. A new one that names guests is put into `leaveTraces`.
 */

const host = useHost();
const book = giftBook(host);
const newId = () => documentIdFromBytes(randomBytes(20));

/** Puts a guest wherever one can stand. */
async function leaveTraces(feast: Wedding, { guestId, token }: InvitedGuest): Promise<void> {
  const { invitationId, slug } = feast;
  const common = { invitationId, slug, token };
  const photoId = newId();
  const gift = await book.save(feast, {});
  const wish = { name: "Hadi", text: "Selamat." };
  await host.product.asGuest("postWish", { ...common, key: newKey(), wish });
  const question = { thread: null, name: "", id: newId(), text: "Parkir di mana?" };
  await host.product.asGuest("askHost", { ...common, ...question });
  const counted = `guest-${guestId}`;
  await albumPhotoDocument(invitationId, photoId).set(
    newPhoto(photoId, { state: "shown", guestId, counted }),
  );
  await giftDocument(invitationId, gift.id).update({ guest: guestId });
  await db().doc(paths.proposedGuest(invitationId, newId())).set({ guestId });
  await db().doc(paths.checkIn(invitationId, newId())).set({ guest: guestId });
  await host.product.asHost(
    "changeSeatingPlan",
    { invitationId, ceremony: "resepsi", changes: [addTable("t1")] },
    host.owner,
  );
  const plan = seatingPlanDocument(invitationId, "resepsi");
  await db()
    .doc(plan.path)
    .update({ [`seated.${guestId}`]: { table: "t1", people: 2 } });
  await makeScreenPass(host.product, host.owner, feast, { skipped: [guestId] });
}

/** `invitations/*\/wishes` for a collection. */
const nameOf = (path: string) =>
  path
    .split("/")
    .map((segment, index) => (index % 2 === 0 ? segment : "*"))
    .join("/");

/** In which collections a guest still stands, by the id of a document or in one. */
async function tracesOf({ invitationId }: Wedding, guestId: string): Promise<string[]> {
  const found = new Set<string>();
  const look = async (collection: CollectionReference): Promise<void> => {
    const documents = await collection.listDocuments();
    for (const document of documents) {
      const data: unknown = (await document.get()).data();
      if (data !== undefined && `${document.id} ${JSON.stringify(data)}`.includes(guestId))
        found.add(nameOf(collection.path));
      for (const below of await document.listCollections()) await look(below);
    }
  };
  for (const below of await db().doc(paths.invitation(invitationId)).listCollections()) await look(below);
  for (const name of [paths.chats(), paths.passes(), paths.reports(), paths.deliveries()]) {
    const own = await db().collection(name).where("invitationId", "==", invitationId).get();
    for (const document of own.docs) {
      if (`${document.id} ${JSON.stringify(document.data())}`.includes(guestId)) found.add(name);
      for (const below of await document.ref.listCollections()) await look(below);
    }
  }
  return [...found].sort();
}

const everywhere = [
  "chats",
  ...["album", "checkins", "contacts", "gifts", "guests", "proposedGuests", "seatingPlans", "wishes"].map(
    (name) => `invitations/*/${name}`,
  ),
  "passes",
];

/** A guest without a link of their own who has answered, and stands in the inbox. */
async function inbox(feast: Wedding): Promise<InvitedGuest> {
  const { invitationId, slug } = feast;
  const { token } = await host.product.asGuest("submitRsvp", {
    ...{ invitationId, slug, language: "id", token: null, name: "Pak Hadi", basedOn: 0, key: newKey() },
    answer: { ceremonies: { resepsi: "yes" }, adults: 2, children: 0, companions: [], note: "" },
  });
  return { ...(await inviteGuest(host.product, host.owner, feast)), guestId: guestIdOf(feast, token), token };
}

const becoming = {
  merge: {
    other: (feast: Wedding) => inviteGuest(host.product, host.owner, feast),
    become: ({ invitationId }: Wedding, keptId: string, goneId: string) =>
      host.product.asHost("mergeGuests", { invitationId, keptId, goneId }, host.owner),
  },
  match: {
    other: inbox,
    become: ({ invitationId }: Wedding, guestId: string, inboxId: string) =>
      host.product.asHost("matchAnswer", { invitationId, inboxId, guestId, replaces: false }, host.owner),
  },
};

test.each(Object.entries(becoming))(
  "%s: all that named the other is the kept one's, and forgotten with them",
  async (_name, { other, become }) => {
    const feast = await publishWedding(host.product, host.owner);
    const { invitationId, slug } = feast;
    const kept = await inviteGuest(host.product, host.owner, feast);
    const gone = await other(feast);
    await leaveTraces(feast, gone);
    const before = await tracesOf(feast, gone.guestId);
    // Whoever answers without a link has no contact, which is written with them all the same.
    expect(before).toEqual(everywhere.filter((name) => before.includes(name) || !name.endsWith("contacts")));
    await become(feast, kept.guestId, gone.guestId);
    // The conversation stays where it was, closed, and says whose it is.
    expect(await tracesOf(feast, gone.guestId)).toEqual(["chats"]);
    const chat = (await chatDocument(guestChatId(invitationId, gone.guestId)).get()).data();
    expect(chat && isPassedOn(chat)).toBe(true);
    expect(await tracesOf(feast, kept.guestId)).toEqual(everywhere);

    const own = { invitationId, slug, token: kept.token };
    expect(await host.product.asGuest("myData", own)).toMatchObject({ wishes: 1, photos: 1, messages: 1 });
    await host.product.asGuest("forgetMe", own);
    expect(await tracesOf(feast, gone.guestId)).toEqual([]);
    // Whom a screen passes over is a number that leads to nobody.
    expect(await tracesOf(feast, kept.guestId)).toEqual(["passes"]);
  },
);

test("deleting a guest leaves what everybody sees, which the family takes down by itself", async () => {
  const feast = await publishWedding(host.product, host.owner);
  const { invitationId } = feast;
  const guest = await inviteGuest(host.product, host.owner, feast);
  await leaveTraces(feast, guest);
  expect(await tracesOf(feast, guest.guestId)).toEqual(everywhere);
  await host.product.asHost("deleteGuests", { invitationId, guestIds: [guest.guestId] }, host.owner);
  expect(await tracesOf(feast, guest.guestId)).toEqual([
    "invitations/*/album",
    "invitations/*/wishes",
    "passes",
  ]);
});
