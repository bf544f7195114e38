import { parseDoorCode } from "@janur/domain/door/door-code";
import { randomBytes } from "node:crypto";
import { figuresOf } from "@janur/domain/statistics/figures";
import { noContact } from "@janur/domain/guest/guest";
import { rowOf } from "@janur/domain/guest/guest-row";
import { documentIdFromBytes } from "@janur/domain/id";
import { limits } from "@janur/domain/limits";
import { paths } from "@janur/domain/paths";
import type { Attendance } from "@janur/domain/rsvp/attendance";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { db } from "../../platform/google/firestore.ts";
import { newAccount, type Account } from "../../../../tests/harness/accounts.ts";
import { stored } from "../../../../tests/harness/documents.ts";
import {
  draftWedding,
  freshSender,
  guestIdOf,
  guestInput,
  inviteGuest,
  newKey,
  type Product,
  publishWedding,
  startProduct,
  type Wedding,
} from "../../../../tests/harness/product.ts";

let product: Product;
let owner: Account;
let wedding: Wedding;
beforeAll(async () => {
  product = await startProduct();
  owner = await newAccount("Rani");
  wedding = await publishWedding(product, owner);
});
afterAll(() => product.close());

const contact = { phone: "+6281234567890", email: "hadi@janur.test", address: "" };
const absentId = () => documentIdFromBytes(randomBytes(20));

describe("saveGuest", () => {
  test("adds a guest, keeping contacts apart", async () => {
    const { invitationId } = wedding;
    const { guestId } = await product.asHost(
      "saveGuest",
      { invitationId, guestId: null, guest: guestInput, contact },
      owner,
    );
    const guest = await stored.guest(invitationId, guestId);
    expect(guest).toMatchObject({
      id: guestId,
      ...guestInput,
      nameKey: "hadi wiranto",
      listing: "listed",
      linkRevision: 1,
      opened: null,
      answer: null,
    });
    expect(JSON.stringify(guest)).not.toContain(contact.phone);
    expect(await stored.contact(invitationId, guestId)).toEqual(contact);
  });

  test("changes a guest and leaves answer and link alone", async () => {
    const { invitationId } = wedding;
    const { guestId, token } = await inviteGuest(product, owner, wedding);
    await answer(token, "yes", 2);
    const before = await stored.guest(invitationId, guestId);
    const guest = { ...guestInput, name: "Hadi W.", seats: 1 };
    await product.asHost("saveGuest", { invitationId, guestId, guest, contact }, owner);
    const after = await stored.guest(invitationId, guestId);
    expect(after).toMatchObject({ name: "Hadi W.", nameKey: "hadi w.", seats: 1, linkRevision: 1 });
    expect(after?.answer).toEqual(before?.answer);
    expect(after?.createdAt).toEqual(before?.createdAt);
    expect(await stored.contact(invitationId, guestId)).toEqual(contact);
  });

  test("writes what was said and nothing else, also of two at once", async () => {
    const { invitationId } = wedding;
    const before = { ...guestInput, tags: ["VIP"], side: "bride" as const };
    const { guestId } = await product.asHost(
      "saveGuest",
      { invitationId, guestId: null, guest: before, contact: { ...noContact, email: contact.email } },
      owner,
    );
    const saves = [
      { guest: { name: "Hadi W." }, contact: {} },
      { guest: { group: "Kantor" }, contact: { phone: contact.phone } },
      { guest: { note: "Vegetarian" }, contact: { address: "Jl. Melati 1" } },
    ];
    await Promise.all(
      saves.map((said) => product.asHost("saveGuest", { invitationId, guestId, ...said }, owner)),
    );
    expect(await stored.guest(invitationId, guestId)).toMatchObject({
      ...before,
      name: "Hadi W.",
      nameKey: "hadi w.",
      group: "Kantor",
      note: "Vegetarian",
    });
    expect(await stored.contact(invitationId, guestId)).toEqual({ ...contact, address: "Jl. Melati 1" });
  });

  test("refuses a new guest of whom something is missing", async () => {
    const { invitationId } = wedding;
    const { name: _, ...nameless } = guestInput;
    const add = { invitationId, guestId: null, guest: nameless, contact: {} };
    expect(await product.callHost("saveGuest", add, owner)).toMatchObject({
      http: 400,
      refusal: "input/invalid",
    });
  });

  test("puts somebody from the inbox on the list", async () => {
    const { invitationId, slug } = wedding;
    const { token } = await product.asGuest("submitRsvp", {
      invitationId,
      slug,
      language: "id",
      token: null,
      name: "Udin",
      basedOn: 0,
      key: newKey(),
      answer: answerInput("yes", 1),
    });
    const guestId = guestIdOf(wedding, token);
    expect((await stored.guest(invitationId, guestId))?.listing).toBe("inbox");
    await product.asHost(
      "saveGuest",
      { invitationId, guestId, guest: { ...guestInput, name: "Udin" }, contact },
      owner,
    );
    expect(await stored.guest(invitationId, guestId)).toMatchObject({
      listing: "listed",
      seats: guestInput.seats,
    });
  });

  test("makes nobody up: an absent guest stays absent, with or without contacts", async () => {
    const { invitationId } = wedding;
    const guestId = absentId();
    const answered = await product.callHost(
      "saveGuest",
      { invitationId, guestId, guest: guestInput, contact },
      owner,
    );
    expect(answered).toMatchObject({ http: 404, refusal: "guest/not-found" });
    expect(await stored.guest(invitationId, guestId)).toBeUndefined();
    expect(await stored.contact(invitationId, guestId)).toBeUndefined();
  });
});

describe("the limit of guests", () => {
  test("is reached by guests on the list and in the inbox alike, and does not stop changes", async () => {
    const mine = await publishWedding(product, owner);
    const { invitationId, slug } = mine;
    const { guestId } = await inviteGuest(product, owner, mine);
    const writer = db().bulkWriter({ throttling: false });
    for (let number = 1; number < limits.guest.perInvitation; number += 1) {
      void writer.create(db().doc(paths.guest(invitationId, absentId())), { number });
    }
    await writer.close();
    const add = { invitationId, guestId: null, guest: guestInput, contact };
    expect(await product.callHost("saveGuest", add, owner)).toMatchObject({
      http: 429,
      refusal: "guest/limit-reached",
    });
    expect(await product.asHost("saveGuest", { ...add, guestId }, owner)).toEqual({ guestId });
    // Strangers fill no more than their part of it, and of another list they do.
    const stranger = { slug, language: "id", token: null, name: "Udin", basedOn: 0, key: newKey() } as const;
    const said = { ...stranger, answer: answerInput("yes", 1) };
    const full = await product.callGuest("submitRsvp", { ...said, invitationId }, freshSender());
    expect(full).toMatchObject({ http: 429, refusal: "limit/too-many-requests" });
    const other = { ...said, invitationId: wedding.invitationId, slug: wedding.slug };
    expect((await product.callGuest("submitRsvp", other, freshSender())).refusal).toBeNull();
  });
});

describe("deleteGuests", () => {
  test("removes guests with their contacts, counting those that were there", async () => {
    const mine = await draftWedding(product, owner);
    const { invitationId } = mine;
    const [first, second, third] = await Promise.all([1, 2, 3].map(() => inviteGuest(product, owner, mine)));
    if (first === undefined || second === undefined || third === undefined)
      throw new Error("guests are missing");
    const guestIds = [first.guestId, second.guestId, second.guestId, absentId()];
    expect(await product.asHost("deleteGuests", { invitationId, guestIds }, owner)).toEqual({ deleted: 2 });
    expect(await stored.guestIds(invitationId)).toEqual([third.guestId]);
    expect(await stored.contact(invitationId, first.guestId)).toBeUndefined();
    expect(await product.asHost("deleteGuests", { invitationId, guestIds }, owner)).toEqual({ deleted: 0 });
  });

  test("reaches no guest of another invitation", async () => {
    const mine = await draftWedding(product, owner);
    const { guestId } = await inviteGuest(product, owner, wedding);
    const input = { invitationId: mine.invitationId, guestIds: [guestId] };
    expect(await product.asHost("deleteGuests", input, owner)).toEqual({ deleted: 0 });
    expect((await stored.guest(wedding.invitationId, guestId))?.id).toBe(guestId);
  });

  test("takes 1 to 100 at once", async () => {
    const { invitationId } = wedding;
    for (const count of [0, 101]) {
      const guestIds = Array.from({ length: count }, absentId);
      const answered = await product.callHost("deleteGuests", { invitationId, guestIds }, owner);
      expect(answered).toMatchObject({ refusal: "input/invalid", params: { fields: ["guestIds"] } });
    }
    const guestIds = Array.from({ length: 100 }, absentId);
    expect(await product.asHost("deleteGuests", { invitationId, guestIds }, owner)).toEqual({ deleted: 0 });
  });
});

describe("guestLinks", () => {
  test("gives links in the order of the ids and leaves out who is gone", async () => {
    const { invitationId, slug } = wedding;
    const [first, second] = await Promise.all([
      inviteGuest(product, owner, wedding),
      inviteGuest(product, owner, wedding, { name: "I Gusti Ayu", honorific: "", suffix: "" }),
    ]);
    const guestIds = [second.guestId, absentId(), first.guestId];
    const { links } = await product.asHost("guestLinks", { invitationId, guestIds }, owner);
    expect(links.map(({ guestId }) => guestId)).toEqual([second.guestId, first.guestId]);
    expect(links.map(({ path }) => path)).toEqual([
      `/event/${slug}#g=${second.token}`,
      `/event/${slug}#g=${first.token}`,
    ]);
    expect(links.map(({ doorCode }) => parseDoorCode(doorCode ?? "")?.guestId)).toEqual([
      second.guestId,
      first.guestId,
    ]);
  });

  test("gives a group no code: it is many, and nobody at the door", async () => {
    const { guestId } = await inviteGuest(product, owner, wedding, { kind: "group", name: "Alumni" });
    const { invitationId } = wedding;
    const { links } = await product.asHost("guestLinks", { invitationId, guestIds: [guestId] }, owner);
    expect(links).toMatchObject([{ guestId, doorCode: null }]);
  });
});

const answerInput = (attendance: Attendance, adults: number) => ({
  ceremonies: { resepsi: attendance },
  adults,
  children: 0,
  companions: [],
  note: "",
});

async function answer(token: string, attendance: Attendance, adults: number, of = wedding): Promise<void> {
  const { invitationId, slug } = of;
  const input = { invitationId, slug, language: "id" as const, token, name: "", basedOn: 0, key: newKey() };
  await product.asGuest("submitRsvp", { ...input, answer: answerInput(attendance, adults) });
}

describe("figures", () => {
  test("say the same as counting the guests one by one", async () => {
    const mine = await publishWedding(product, owner);
    const { invitationId, slug } = mine;
    const plan: [Attendance | null, number, number][] = [
      ["yes", 4, 3],
      ["yes", 2, 1],
      ["maybe", 5, 5],
      ["no", 3, 0],
      [null, 6, 0],
      [null, 1, 0],
    ];
    for (const [attendance, seats, adults] of plan) {
      const { token } = await inviteGuest(product, owner, mine, { seats });
      if (attendance !== null) await answer(token, attendance, adults, mine);
    }
    const [sent, opened] = await Promise.all(
      [2, 3].map((seats) => inviteGuest(product, owner, mine, { seats })),
    );
    const sentIds = { markId: absentId(), guestIds: [sent?.guestId ?? ""] };
    await product.asHost("markSent", { invitationId, ...sentIds, run: "invitation", mark: "sent" }, owner);
    await product.asGuest("openLink", {
      invitationId,
      slug,
      language: "id",
      token: opened?.token ?? "",
      isTap: true,
    });
    await product.asGuest("submitRsvp", {
      invitationId,
      slug,
      language: "id",
      token: null,
      name: "Udin",
      basedOn: 0,
      key: newKey(),
      answer: answerInput("yes", 2),
    });
    const ids = await stored.guestIds(invitationId);
    const guests = (await Promise.all(ids.map((id) => stored.guest(invitationId, id)))).filter(
      (guest) => guest !== undefined,
    );
    const people = (list: typeof guests) => list.reduce((sum, guest) => sum + (guest.answer?.people ?? 0), 0);
    const seats = (list: typeof guests) => list.reduce((sum, guest) => sum + guest.seats, 0);
    const by = (attendance: Attendance) => guests.filter((guest) => guest.answer?.attendance === attendance);
    const listed = guests.filter(({ listing }) => listing === "listed");
    const unanswered = listed.filter((guest) => guest.answer === null);
    const has = (guest: (typeof guests)[number]) => guest.sending.state === "sent" || guest.opened !== null;
    const silent = unanswered.filter(has);
    const unsent = unanswered.filter((guest) => !has(guest));
    const inbox = guests.filter(({ listing }) => listing === "inbox");
    const waiting = guests.filter(({ seat }) => seat?.state === "waiting");
    const counted = {
      invited: { invitations: listed.length, people: seats(listed) },
      coming: { invitations: by("yes").length, people: people(by("yes")) },
      maybe: { invitations: by("maybe").length, people: people(by("maybe")) },
      notComing: { invitations: by("no").length, people: people(by("no")) },
      silent: { invitations: silent.length, people: seats(silent) },
      unsent: { invitations: unsent.length, people: seats(unsent) },
      inbox: { invitations: inbox.length, people: people(inbox) },
      waiting: { invitations: waiting.length, people: people(waiting) },
      heldWishes: 0,
    };
    expect(counted).toEqual({
      invited: { invitations: 8, people: 26 },
      coming: { invitations: 3, people: 6 },
      maybe: { invitations: 1, people: 5 },
      notComing: { invitations: 1, people: 0 },
      silent: { invitations: 2, people: 5 },
      unsent: { invitations: 2, people: 7 },
      inbox: { invitations: 1, people: 2 },
      waiting: { invitations: 0, people: 0 },
      heldWishes: 0,
    });
    expect(await product.asHost("figures", { invitationId }, owner)).toEqual(counted);
    // Screens that hold the list itself count by it.
    expect({ ...figuresOf(guests.map(rowOf)), heldWishes: 0 }).toEqual(counted);
  });

  test("of an invitation without guests are zeros", async () => {
    const { invitationId } = await draftWedding(product, owner);
    const none = { invitations: 0, people: 0 };
    expect(await product.asHost("figures", { invitationId }, owner)).toEqual({
      invited: none,
      coming: none,
      maybe: none,
      notComing: none,
      silent: none,
      unsent: none,
      inbox: none,
      waiting: none,
      heldWishes: 0,
    });
  });
});
