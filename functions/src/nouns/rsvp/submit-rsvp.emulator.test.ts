import { refusalParams } from "@janur/domain/contracts/callables";
import type { GuestView } from "@janur/domain/contracts/guest-callables";
import { findSection } from "@janur/domain/content/content";
import { limits } from "@janur/domain/limits";
import type { Attendance } from "@janur/domain/rsvp/attendance";
import type { RsvpSection } from "@janur/domain/content/sections/rsvp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import * as z from "zod";
import { forge } from "../../../../tests/harness/forge.ts";
import { newAccount, type Account } from "../../../../tests/harness/accounts.ts";
import type { Answer } from "../../../../tests/harness/call.ts";
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

interface Attempt {
  of?: Wedding;
  token?: string | null;
  name?: string;
  basedOn?: number;
  key?: string;
  ceremonies?: Record<string, Attendance>;
  adults?: number;
  children?: number;
  headers?: Record<string, string>;
}

function send(attempt: Attempt): Promise<Answer> {
  const {
    of = wedding,
    token = null,
    name = "",
    basedOn = 0,
    key = newKey(),
    headers = freshSender(),
  } = attempt;
  const { ceremonies = { resepsi: "yes" }, adults = 2, children = 0 } = attempt;
  const answer = { ceremonies, adults, children, companions: [], note: "Insyaallah" };
  const { invitationId, slug } = of;
  const input = { invitationId, slug, language: "id", token, name, basedOn, key, answer };
  return product.callGuest("submitRsvp", input, headers);
}

const resultSchema = z.object({
  token: z.string(),
  answer: z.object({ revision: z.int(), answeredAt: z.string() }),
});

async function publishedWith(change: Partial<RsvpSection>): Promise<Wedding> {
  const rsvp = findSection(openWedding(), "rsvp");
  if (rsvp === undefined) throw new Error("the wedding has no rsvp");
  return publishWedding(product, owner, openWedding({ ...rsvp, ...change }));
}

describe("an answer by personal link", () => {
  test("is written into the guest's document and given back", async () => {
    const { guestId, token } = await inviteGuest(product, owner, wedding);
    const answer = await send({
      token,
      key: "the-key-of-this-test",
      children: 1,
      ceremonies: { akad: "no", resepsi: "yes" },
    });
    expect(answer.result).toMatchObject({
      name: "Bapak Hadi Wiranto & Keluarga",
      seats: 4,
      token,
      answer: { attendance: "yes", adults: 2, children: 1, revision: 1, note: "Insyaallah" },
    });
    expect(answer.text).not.toContain("the-key-of-this-test");
    const guest = await stored.guest(wedding.invitationId, guestId);
    expect(guest?.answer).toMatchObject({
      ceremonies: { akad: "no", resepsi: "yes" },
      attendance: "yes",
      people: 3,
      revision: 1,
    });
    expect(guest?.answer?.key).not.toBe("the-key-of-this-test");
    expect(guest?.rates.rsvp?.count).toBe(1);
    expect(guest?.listing).toBe("listed");
  });

  test("can be changed on the base of the former", async () => {
    const { guestId, token } = await inviteGuest(product, owner, wedding);
    await send({ token });
    const changed = await send({ token, basedOn: 1, ceremonies: { resepsi: "no" } });
    expect(changed.result).toMatchObject({ answer: { attendance: "no", adults: 0, revision: 2 } });
    expect((await stored.guest(wedding.invitationId, guestId))?.answer).toMatchObject({
      people: 0,
      revision: 2,
    });
  });

  test("based on an older one is a conflict that shows the current one", async () => {
    const { guestId, token } = await inviteGuest(product, owner, wedding);
    await send({ token, adults: 3 });
    const late = await send({ token, adults: 1 });
    expect(late).toMatchObject({ http: 409, refusal: "rsvp/conflict" });
    const { answer } = z.object({ answer: z.custom<GuestView["answer"]>() }).parse(late.params);
    expect(answer).toMatchObject({ adults: 3, revision: 1 });
    expect(answer).not.toHaveProperty("key");
    expect((await stored.guest(wedding.invitationId, guestId))?.answer?.adults).toBe(3);
  });

  test("sent 20 times at once with one key has one effect and 20 like answers", async () => {
    const { guestId, token } = await inviteGuest(product, owner, wedding);
    const key = newKey();
    const answers = await Promise.all(Array.from({ length: 20 }, () => send({ token, key })));
    expect(answers.map(({ refusal }) => refusal)).toEqual(Array.from({ length: 20 }, () => null));
    const results = answers.map(({ result }) => resultSchema.parse(result));
    expect(new Set(results.map((result) => JSON.stringify(result))).size).toBe(1);
    const guest = await stored.guest(wedding.invitationId, guestId);
    expect(guest?.answer?.revision).toBe(1);
    expect(guest?.rates.rsvp?.count).toBe(1);
  });

  test("given 10 times at once in different words is kept once, the others are conflicts", async () => {
    const { guestId, token } = await inviteGuest(product, owner, wedding);
    const answers = await Promise.all(
      [1, 2, 3, 4, 1, 2, 3, 4, 1, 2].map((adults) => send({ token, adults })),
    );
    const kept = answers.filter(({ refusal }) => refusal === null);
    expect(kept).toHaveLength(1);
    expect(answers.filter(({ refusal }) => refusal === "rsvp/conflict")).toHaveLength(9);
    const guest = await stored.guest(wedding.invitationId, guestId);
    expect(guest?.answer?.revision).toBe(1);
    expect(kept[0]?.result).toMatchObject({ answer: { adults: guest?.answer?.adults } });
  });

  test("said again after its answer was lost gets the same answer", async () => {
    const { token } = await inviteGuest(product, owner, wedding);
    const key = newKey();
    const first = await send({ token, key });
    const again = await send({ token, key });
    expect(resultSchema.parse(again.result)).toEqual(resultSchema.parse(first.result));
  });

  test("brings no more people than seats", async () => {
    const { guestId, token } = await inviteGuest(product, owner, wedding, { seats: 2 });
    const answer = await send({ token, adults: 2, children: 1 });
    expect(answer.refusal).toBe("rsvp/too-many-people");
    expect(refusalParams["rsvp/too-many-people"].parse(answer.params)).toEqual({ seats: 2 });
    expect((await stored.guest(wedding.invitationId, guestId))?.answer).toBeNull();
    expect((await send({ token, adults: 1, children: 1 })).refusal).toBeNull();
  });

  test.each<[string, Attempt, string]>([
    ["nobody", { adults: 0 }, "answer.adults"],
    ["no ceremony", { ceremonies: {} }, "answer.ceremonies"],
    ["a ceremony of another invitation", { ceremonies: { lain: "yes" } }, "answer.ceremonies"],
  ])("for %s is refused by the name of the field", async (_name, attempt, field) => {
    const { token } = await inviteGuest(product, owner, wedding);
    const answer = await send({ token, ...attempt });
    expect(answer).toMatchObject({ http: 400, refusal: "input/invalid", params: { fields: [field] } });
  });

  test("ends at the limit of one link, and only its own", async () => {
    const [busy, calm] = await Promise.all([1, 2].map(() => inviteGuest(product, owner, wedding)));
    const { count } = limits.rsvp.rate;
    for (let basedOn = 0; basedOn < count; basedOn += 1) {
      expect((await send({ token: busy?.token ?? "", basedOn })).refusal).toBeNull();
    }
    expect(await send({ token: busy?.token ?? "", basedOn: count })).toMatchObject({
      http: 429,
      refusal: "limit/too-many-requests",
    });
    expect((await send({ token: calm?.token ?? "" })).refusal).toBeNull();
  });

  test("with a forged or foreign token is refused like one for an absent invitation", async () => {
    const { token } = await inviteGuest(product, owner, wedding);
    const foreign = await publishWedding(product, owner);
    const forged = await send({ token: forge(token) });
    expect(forged).toMatchObject({ http: 403, refusal: "link/invalid" });
    expect(await send({ token, of: foreign })).toEqual(forged);
    expect(await send({ token, of: { ...wedding, slug: "no-such-slug-at-all" } })).toEqual(forged);
  });
});

describe("an answer without a personal link", () => {
  test("becomes a guest in the inbox with a link of its own", async () => {
    const answer = await send({ name: "  Udin " });
    const { token } = resultSchema.parse(answer.result);
    const guestId = guestIdOf(wedding, token);
    expect(await stored.guest(wedding.invitationId, guestId)).toMatchObject({
      name: "Udin",
      nameKey: "udin",
      listing: "inbox",
      seats: limits.rsvp.openSeats,
      answer: { attendance: "yes", revision: 1 },
    });
    const later = await send({ token, basedOn: 1, ceremonies: { resepsi: "maybe" } });
    expect(later.result).toMatchObject({ token, answer: { attendance: "maybe", revision: 2 } });
  });

  test("sent 20 times at once with one key is one guest", async () => {
    const mine = await publishWedding(product, owner);
    const key = newKey();
    const headers = freshSender();
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => send({ of: mine, name: "Udin", key, headers })),
    );
    expect(answers.map(({ refusal }) => refusal)).toEqual(Array.from({ length: 20 }, () => null));
    expect(new Set(answers.map(({ result }) => resultSchema.parse(result).token)).size).toBe(1);
    expect(await stored.guestIds(mine.invitationId)).toHaveLength(1);
  });

  test("of two people with one name is two guests", async () => {
    const mine = await publishWedding(product, owner);
    await Promise.all([send({ of: mine, name: "Udin" }), send({ of: mine, name: "Udin" })]);
    expect(await stored.guestIds(mine.invitationId)).toHaveLength(2);
  });

  test("needs a name", async () => {
    const answer = await send({ name: "   " });
    expect(answer).toMatchObject({ refusal: "input/invalid", params: { fields: ["name"] } });
  });

  test("has no more than the open seats", async () => {
    const answer = await send({ name: "Udin", adults: limits.rsvp.openSeats + 1 });
    expect(answer.params).toEqual({ seats: limits.rsvp.openSeats });
    expect((await send({ name: "Udin", adults: limits.rsvp.openSeats })).refusal).toBeNull();
  });

  test("ends at the limit of one sender, and only of that one", async () => {
    const mine = await publishWedding(product, owner);
    const headers = freshSender();
    const { count } = limits.rsvp.senderRate;
    for (let done = 0; done < count; done += 10) {
      // Ten after another, so that they do not wait for each other's lock on the sender's window.
      for (let step = 0; step < 10; step += 1)
        expect((await send({ of: mine, name: "Udin", headers })).refusal).toBeNull();
    }
    expect(await send({ of: mine, name: "Udin", headers })).toMatchObject({
      http: 429,
      refusal: "limit/too-many-requests",
    });
    expect((await send({ of: mine, name: "Udin" })).refusal).toBeNull();
    expect(await stored.guestIds(mine.invitationId)).toHaveLength(count + 1);
  });
});

test("a sender's window is exact where somebody else has counted in it meanwhile", async () => {
  const mine = await publishWedding(product, owner);
  const { invitationId, slug } = mine;
  const headers = freshSender();
  const wish = () =>
    product.callGuest(
      "postWish",
      { invitationId, slug, token: null, key: newKey(), wish: { name: "Udin", text: "Selamat!" } },
      headers,
    );
  const { count } = limits.rsvp.senderRate;
  // Wishes read the window and answers remember it: each finds what the other has written.
  for (let done = 0; done < count; done += 2) {
    expect((await send({ of: mine, name: "Udin", headers })).refusal).toBeNull();
    expect((await wish()).refusal).toBeNull();
  }
  expect((await send({ of: mine, name: "Udin", headers })).refusal).toBe("limit/too-many-requests");
  expect((await wish()).refusal).toBe("limit/too-many-requests");
});

describe("what the host decided", () => {
  test("after the deadline nobody answers, with or without a link", async () => {
    const mine = await publishedWith({ deadlineAt: "2020-01-01T00:00:00.000Z" });
    const { guestId, token } = await inviteGuest(product, owner, mine);
    for (const attempt of [{ token }, { name: "Udin" }]) {
      expect((await send({ of: mine, ...attempt })).refusal).toBe("rsvp/closed");
    }
    expect(await stored.guestIds(mine.invitationId)).toEqual([guestId]);
  });

  test("personal links only: others are not let in", async () => {
    const mine = await publishedWith({ policy: "listed" });
    const { guestId, token } = await inviteGuest(product, owner, mine);
    expect(await send({ of: mine, name: "Udin" })).toMatchObject({ http: 403, refusal: "rsvp/not-allowed" });
    expect((await send({ of: mine, token })).refusal).toBeNull();
    expect(await stored.guestIds(mine.invitationId)).toEqual([guestId]);
  });

  test("no maybe", async () => {
    const mine = await publishedWith({ isMaybeOffered: false });
    const answer = await send({ of: mine, name: "Udin", ceremonies: { resepsi: "maybe" } });
    expect(answer.params).toEqual({ fields: ["answer.ceremonies"] });
  });

  test("no answers at all", async () => {
    const mine = await publishedWith({ isHidden: true });
    expect((await send({ of: mine, name: "Udin" })).refusal).toBe("rsvp/not-allowed");
  });

  test("the page is gone: no more answers", async () => {
    const mine = await publishWedding(product, owner);
    const { token } = await inviteGuest(product, owner, mine);
    await product.asHost("unpublishInvitation", { invitationId: mine.invitationId }, owner);
    expect((await send({ of: mine, token })).refusal).toBe("link/invalid");
  });
});
