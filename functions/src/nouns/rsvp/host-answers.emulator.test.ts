import type { Attendance } from "@janur/domain/rsvp/attendance";
import { findSection } from "@janur/domain/content/content";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { newAccount, type Account } from "../../../../tests/harness/accounts.ts";
import { stored } from "../../../../tests/harness/documents.ts";
import {
  freshSender,
  guestIdOf,
  inviteGuest,
  newKey,
  openWedding,
  type Product,
  publishWedding,
  startProduct,
  tokenOf,
  type Wedding,
} from "../../../../tests/harness/product.ts";

/* Answers that pass through the family's hands: told on the phone, or sent without a personal link. */

let product: Product;
let owner: Account;
let wedding: Wedding;
beforeAll(async () => {
  product = await startProduct();
  owner = await newAccount("Rani");
  wedding = await publishWedding(product, owner);
});
afterAll(() => product.close());

const absentId = "AbsentGuest000000000";
const said = (attendance: Attendance, adults = 2) => ({
  ceremonies: { resepsi: attendance },
  adults,
  children: 0,
  companions: [],
  note: "",
});

interface Recorded {
  of?: Wedding;
  guestId: string;
  basedOn?: number;
  key?: string;
  answer?: ReturnType<typeof said>;
}

function record({ of = wedding, guestId, basedOn = 0, key = newKey(), answer = said("yes") }: Recorded) {
  const input = { invitationId: of.invitationId, guestId, basedOn, key, answer };
  return product.callHost("recordAnswer", input, owner);
}

async function answerByLink(token: string | null, name = "", basedOn = 0, of = wedding): Promise<string> {
  const common = { invitationId: of.invitationId, slug: of.slug, language: "id" as const };
  const input = { ...common, token, name, basedOn, key: newKey(), answer: said("yes", 3) };
  const { token: own } = await product.asGuest("submitRsvp", input);
  return guestIdOf(of, own);
}

const answerOf = async (guestId: string, of = wedding) =>
  (await stored.guest(of.invitationId, guestId))?.answer;

describe("recordAnswer", () => {
  test("writes down what was said and that the family did; the guest may change it by their link", async () => {
    const { guestId, token } = await inviteGuest(product, owner, wedding);
    expect((await record({ guestId })).result).toEqual({ revision: 1 });
    expect(await answerOf(guestId)).toMatchObject({ attendance: "yes", people: 2, by: "host", revision: 1 });
    await answerByLink(token, "", 1);
    expect(await answerOf(guestId)).toMatchObject({ people: 3, by: "guest", revision: 2 });
  });

  test("said again with the same key has one effect, 20 times at once too", async () => {
    const { guestId } = await inviteGuest(product, owner, wedding);
    const key = newKey();
    const answers = await Promise.all(Array.from({ length: 20 }, () => record({ guestId, key })));
    expect(answers.map(({ result }) => result)).toEqual(Array.from({ length: 20 }, () => ({ revision: 1 })));
    expect((await answerOf(guestId))?.revision).toBe(1);
  });

  test("over an answer that the guest has changed meanwhile is a conflict that shows it", async () => {
    const { guestId, token } = await inviteGuest(product, owner, wedding);
    await answerByLink(token);
    const late = await record({ guestId, answer: said("no", 0) });
    expect(late).toMatchObject({
      http: 409,
      refusal: "rsvp/conflict",
      params: { answer: { adults: 3, revision: 1 } },
    });
    expect((await answerOf(guestId))?.people).toBe(3);
  });

  test("counts after the deadline too, but seats and ceremonies bind", async () => {
    const rsvp = findSection(openWedding(), "rsvp");
    if (rsvp === undefined) throw new Error("the wedding has no rsvp");
    const closed = { ...rsvp, deadlineAt: "2020-01-01T00:00:00.000Z", isMaybeOffered: false };
    const of = await publishWedding(product, owner, openWedding(closed));
    const { guestId } = await inviteGuest(product, owner, of, { seats: 2 });
    expect(await record({ of, guestId, answer: said("yes", 3) })).toMatchObject({
      refusal: "rsvp/too-many-people",
      params: { seats: 2 },
    });
    for (const answer of [said("maybe"), { ...said("yes"), ceremonies: { lain: "yes" as const } }]) {
      const refused = await product.callHost(
        "recordAnswer",
        { invitationId: of.invitationId, guestId, basedOn: 0, key: newKey(), answer },
        owner,
      );
      expect(refused.params).toEqual({ fields: ["answer.ceremonies"] });
    }
    expect(await answerOf(guestId, of)).toBeNull();
    expect((await record({ of, guestId })).refusal).toBeNull();
  });

  test("knows nobody of another invitation", async () => {
    const other = await publishWedding(product, owner);
    const { guestId } = await inviteGuest(product, owner, other);
    for (const absent of [guestId, absentId])
      expect(await record({ guestId: absent })).toMatchObject({ http: 404, refusal: "guest/not-found" });
  });
});

describe("matchAnswer", () => {
  const match = (inboxId: string, guestId: string, replaces = false) =>
    product.callHost(
      "matchAnswer",
      { invitationId: wedding.invitationId, inboxId, guestId, replaces },
      owner,
    );

  test("gives the answer to its guest and empties the inbox", async () => {
    const { guestId } = await inviteGuest(product, owner, wedding);
    const inboxId = await answerByLink(null, "Pak Hadi");
    expect((await match(inboxId, guestId)).result).toEqual({ guestId });
    expect(await answerOf(guestId)).toMatchObject({ people: 3, revision: 1 });
    expect(await stored.guest(wedding.invitationId, guestId)).toMatchObject({
      name: "Hadi Wiranto",
      listing: "listed",
    });
    expect(await stored.guest(wedding.invitationId, inboxId)).toBeUndefined();
    expect((await match(inboxId, guestId)).refusal).toBe("guest/not-found");
  });

  test("does not silently lose what the guest has answered themselves", async () => {
    const { guestId, token } = await inviteGuest(product, owner, wedding);
    await answerByLink(token);
    await record({ guestId, basedOn: 1, answer: said("no", 0) });
    const inboxId = await answerByLink(null, "Pak Hadi");
    const refused = await match(inboxId, guestId);
    expect(refused).toMatchObject({
      http: 409,
      refusal: "rsvp/conflict",
      params: { answer: { attendance: "no", revision: 2 } },
    });
    expect(await stored.guest(wedding.invitationId, inboxId)).toBeDefined();
    expect((await match(inboxId, guestId, true)).refusal).toBeNull();
    expect(await answerOf(guestId)).toMatchObject({ attendance: "yes", people: 3, revision: 3 });
  });

  test("keeps every head once in the figures", async () => {
    const of = await publishWedding(product, owner);
    const { invitationId } = of;
    const { guestId } = await inviteGuest(product, owner, of);
    const inboxId = await answerByLink(null, "Pak Hadi", 0, of);
    const before = await product.asHost("figures", { invitationId }, owner);
    await product.asHost("matchAnswer", { invitationId, inboxId, guestId, replaces: false }, owner);
    const after = await product.asHost("figures", { invitationId }, owner);
    expect(before).toMatchObject({ inbox: { invitations: 1, people: 3 }, unsent: { invitations: 1 } });
    expect(after).toMatchObject({
      inbox: { invitations: 0, people: 0 },
      unsent: { invitations: 0 },
      coming: { invitations: 1, people: 3 },
    });
  });

  test("of two matches of one answer at once, one guest gets it", async () => {
    const guests = await Promise.all([1, 2].map(() => inviteGuest(product, owner, wedding)));
    const inboxId = await answerByLink(null, "Pak Hadi");
    const answers = await Promise.all(guests.map(({ guestId }) => match(inboxId, guestId)));
    expect(answers.filter(({ refusal }) => refusal === null)).toHaveLength(1);
    expect(answers.filter(({ refusal }) => refusal === "guest/not-found")).toHaveLength(1);
    const kept = await Promise.all(guests.map(({ guestId }) => answerOf(guestId)));
    expect(kept.filter((answer) => answer !== null)).toHaveLength(1);
  });

  test("takes only an inbox entry and gives only to a listed guest", async () => {
    const { guestId, token } = await inviteGuest(product, owner, wedding);
    await answerByLink(token);
    const other = await inviteGuest(product, owner, wedding);
    const inboxId = await answerByLink(null, "Udin");
    const second = await answerByLink(null, "Udin");
    for (const [from, to] of [
      [guestId, other.guestId],
      [inboxId, second],
      [inboxId, inboxId],
      [absentId, guestId],
      [inboxId, absentId],
    ]) {
      expect((await match(from ?? "", to ?? "")).refusal).toBe("guest/not-found");
    }
    expect(await stored.guest(wedding.invitationId, inboxId)).toMatchObject({ listing: "inbox" });
  });

  test("the link that the unlisted answer had opens nothing any more", async () => {
    const { guestId } = await inviteGuest(product, owner, wedding);
    const { invitationId, slug } = wedding;
    const common = { invitationId, slug, language: "id" as const };
    const sent = { ...common, token: null, name: "Hadi", basedOn: 0, key: newKey(), answer: said("yes") };
    const { token } = await product.asGuest("submitRsvp", sent);
    expect(tokenOf(`/#g=${token}`)).toBe(token);
    await match(guestIdOf(wedding, token), guestId);
    const opened = await product.callGuest("openLink", { ...common, token, isTap: false }, freshSender());
    expect(opened.refusal).toBe("link/invalid");
  });

  test("what its link has wished is forgotten with the guest to whom it went", async () => {
    const of = await publishWedding(product, owner);
    const { invitationId, slug } = of;
    const { guestId, token: own } = await inviteGuest(product, owner, of);
    const common = { invitationId, slug };
    const sent = { ...common, language: "id" as const, token: null, name: "Hadi", basedOn: 0 };
    const { token } = await product.asGuest("submitRsvp", { ...sent, key: newKey(), answer: said("yes") });
    const wish = { name: "Hadi", text: "Selamat." };
    await product.asGuest("postWish", { ...common, token, key: newKey(), wish });
    const inboxId = guestIdOf(of, token);
    await product.asHost("matchAnswer", { invitationId, inboxId, guestId, replaces: false }, owner);
    expect(await product.asGuest("myData", { ...common, token: own })).toMatchObject({ wishes: 1 });
    await product.asGuest("forgetMe", { ...common, token: own });
    expect(await stored.wishCount(invitationId)).toBe(0);
  });
});
