import { paths } from "@janur/domain/paths";
import { unsent } from "@janur/domain/guest/sending";
import { usualSettings } from "@janur/domain/invitation/settings";
import { afterAll, beforeAll, expect, test } from "vitest";
import { db } from "../../platform/google/firestore.ts";
import { newAccount, type Account } from "../../../../tests/harness/accounts.ts";
import { joinTeam, stored } from "../../../../tests/harness/documents.ts";
import { newId } from "../../../../tests/harness/mail/guest-mails.ts";
import { addTable } from "../../../../tests/harness/seating.ts";
import {
  draftWedding,
  freshSender,
  guestInput,
  inviteGuest,
  newKey,
  newSlug,
  publishWedding,
  startProduct,
  type InvitedGuest,
  type Product,
  type Wedding,
} from "../../../../tests/harness/product.ts";

let product: Product;
let owner: Account;
let wedding: Wedding;
let invited: InvitedGuest;
beforeAll(async () => {
  product = await startProduct();
  owner = await newAccount("Rani");
  wedding = await publishWedding(product, owner);
  invited = await inviteGuest(product, owner, wedding);
  const { invitationId, slug } = wedding;
  const contact = { phone: "+6281234567890", email: null };
  await product.asHost(
    "saveGuest",
    { invitationId, guestId: invited.guestId, guest: guestInput, contact },
    owner,
  );
  const answer = {
    ceremonies: { resepsi: "yes" as const },
    adults: 2,
    children: 0,
    companions: [],
    note: "Ya",
  };
  const mark = { run: "invitation" as const, mark: "sent" as const, markId: newId() };
  await product.asHost("markSent", { invitationId, guestIds: [invited.guestId], ...mark }, owner);
  const common = { invitationId, slug, language: "id" as const, basedOn: 0, answer };
  await product.asGuest("submitRsvp", { ...common, token: invited.token, name: "", key: newKey() });
  await product.asGuest("submitRsvp", { ...common, token: null, name: "Dari kotak masuk", key: newKey() });
});
afterAll(() => product.close());

const duplicate = (withGuests: boolean, host = owner) =>
  product.asHost(
    "duplicateInvitation",
    { invitationId: wedding.invitationId, slug: newSlug(), withGuests },
    host,
  );

test("a draft with the same content that nobody sees yet", async () => {
  const { invitationId, slug } = await duplicate(false);
  expect((await stored.draft(invitationId))?.content).toEqual(
    (await stored.draft(wedding.invitationId))?.content,
  );
  expect(await stored.invitation(invitationId)).toMatchObject({
    status: "draft",
    slug,
    owner: owner.uid,
    draftRevision: 1,
    publishedRevision: null,
    oldSlugs: [],
    sequence: 0,
  });
  expect(await stored.publication(slug)).toBeUndefined();
  expect(await stored.guestIds(invitationId)).toEqual([]);
  expect((await stored.profile(owner.uid))?.invitations).toContain(invitationId);
});

test("with its guests: those on the list, without answers, under other links", async () => {
  const { invitationId, slug } = await duplicate(true);
  const ids = await stored.guestIds(invitationId);
  expect(ids).toHaveLength(1);
  const [guestId = ""] = ids;
  expect(guestId).not.toBe(invited.guestId);
  expect(await stored.guest(invitationId, guestId)).toMatchObject({
    ...guestInput,
    id: guestId,
    listing: "listed",
    answer: null,
    opened: null,
    sending: unsent,
    linkRevision: 1,
    rates: { rsvp: null, wish: null },
  });
  expect((await stored.contact(invitationId, guestId))?.phone).toBe("+6281234567890");
  await product.asHost("publishInvitation", { invitationId, revision: 1 }, owner);
  const open = { invitationId, slug, language: "id", token: invited.token, isTap: false };
  expect((await product.callGuest("openLink", open, freshSender())).refusal).toBe("link/invalid");
  expect(await stored.wishCount(invitationId)).toBe(0);
});

test.each([
  ["public", "public"],
  ["guests", "guests"],
  ["password", "guests"],
] as const)(
  "of a page whose access is %s opens to %s, and keeps all other settings",
  async (access, copied) => {
    const source = await publishWedding(product, owner);
    const { invitationId } = source;
    const settings = { ...usualSettings, access, isPremoderated: true, capacity: 40 };
    const password = access === "password" ? "melati 26" : null;
    await product.asHost("changeSettings", { invitationId, settings, password }, owner);
    const input = { invitationId, slug: newSlug(), withGuests: false };
    const copy = await product.asHost("duplicateInvitation", input, owner);
    expect((await stored.invitation(copy.invitationId))?.settings).toEqual({ ...settings, access: copied });
    await product.asHost("publishInvitation", { invitationId: copy.invitationId, revision: 1 }, owner);
    const page = await fetch(`${product.origin}/event/${copy.slug}`);
    expect((await page.text()).includes("Dimas")).toBe(copied === "public");
    const byPassword = { ...copy, language: "id", password: "melati 26", proof: "" };
    expect((await product.callGuest("unlockPage", byPassword, freshSender())).refusal).toBe(
      "page/wrong-password",
    );
  },
);

test("more guests than one page of the copy", async () => {
  const source = await publishWedding(product, owner);
  const template = await stored.guest(wedding.invitationId, invited.guestId);
  if (template === undefined) throw new Error("the guest is missing");
  const total = 401;
  const batch = db().batch();
  for (let number = 0; number < total; number += 1) {
    const id = `Guest${String(number).padStart(15, "0")}`;
    batch.create(db().doc(paths.guest(source.invitationId, id)), { ...template, id, answer: null });
  }
  await batch.commit();
  const input = { invitationId: source.invitationId, slug: newSlug(), withGuests: true };
  const { invitationId } = await product.asHost("duplicateInvitation", input, owner);
  expect(new Set(await stored.guestIds(invitationId)).size).toBe(total);
});

test("an editor's copy is their own", async () => {
  const editor = await newAccount("Dimas");
  await joinTeam(wedding.invitationId, editor.uid, "editor");
  const { invitationId } = await duplicate(false, editor);
  expect(await stored.invitation(invitationId)).toMatchObject({ owner: editor.uid, members: [editor.uid] });
});

test("under a taken slug nothing is made", async () => {
  const before = (await stored.profile(owner.uid))?.invitations;
  const input = { invitationId: wedding.invitationId, slug: wedding.slug, withGuests: true };
  expect((await product.callHost("duplicateInvitation", input, owner)).refusal).toBe("slug/taken");
  expect((await stored.profile(owner.uid))?.invitations).toEqual(before);
});

test("one that failed half way goes on when it is asked for again, with each guest, hall and file once", async () => {
  const source = await publishWedding(product, owner);
  const guests = [1, 2, 3].map(() => inviteGuest(product, owner, source));
  await Promise.all(guests);
  const plan = { invitationId: source.invitationId, ceremony: "resepsi", changes: [addTable("t1")] };
  await product.asHost("changeSeatingPlan", plan, owner);
  const input = { invitationId: source.invitationId, slug: newSlug(), withGuests: true };
  const { invitationId } = await product.asHost("duplicateInvitation", input, owner);
  const ids = await stored.guestIds(invitationId);
  // As if it had ended before the last of them.
  const [lost = ""] = ids;
  const batch = db().batch();
  batch.delete(db().doc(paths.guest(invitationId, lost)));
  batch.delete(db().doc(paths.contact(invitationId, lost)));
  await batch.commit();
  expect(await product.asHost("duplicateInvitation", input, owner)).toMatchObject({ invitationId });
  expect((await stored.guestIds(invitationId)).sort()).toEqual(ids.sort());
  expect(await stored.contact(invitationId, lost)).toBeDefined();
});

test("one that is as new as its source is not taken for it", async () => {
  const source = await draftWedding(product, owner);
  const input = { invitationId: source.invitationId, slug: source.slug, withGuests: true };
  expect((await product.callHost("duplicateInvitation", input, owner)).refusal).toBe("slug/taken");
});

test("guests come along with no sender who is not there", async () => {
  const source = await publishWedding(product, owner);
  const sender = await newAccount("Sri");
  await joinTeam(source.invitationId, sender.uid, "sender");
  for (const { uid } of [owner, sender])
    await inviteGuest(product, owner, source, { sender: { kind: "member", id: uid } });
  const input = { invitationId: source.invitationId, slug: newSlug(), withGuests: true };
  const { invitationId } = await product.asHost("duplicateInvitation", input, owner);
  const ids = await stored.guestIds(invitationId);
  const senders = await Promise.all(ids.map(async (id) => (await stored.guest(invitationId, id))?.sender));
  expect(senders.map((one) => one?.id ?? null).sort()).toEqual([owner.uid, null].sort());
});
