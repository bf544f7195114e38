import type { GuestInput } from "@janur/domain/guest/guest";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import * as z from "zod";
import { newAccount, type Account } from "../../../../tests/harness/accounts.ts";
import { stored } from "../../../../tests/harness/documents.ts";
import { guestDocument } from "../../store/guest-document.ts";
import {
  freshSender,
  guestIdOf,
  guestInput,
  type InvitedGuest,
  inviteGuest,
  newKey,
  openWedding,
  type Product,
  publishWedding,
  startProduct,
  type Wedding,
} from "../../../../tests/harness/product.ts";
import { allGuests } from "../../../../tests/harness/seats.ts";
import { saveAnswer } from "./save-answer.ts";

/* One link in a chat group, many answers. */

let product: Product;
let owner: Account;
let wedding: Wedding;
beforeAll(async () => {
  product = await startProduct();
  owner = await newAccount("Rani");
  wedding = await publishWedding(product, owner, openWedding());
});
afterAll(() => product.close());

const group = (change: Partial<GuestInput> = {}) =>
  inviteGuest(product, owner, wedding, {
    kind: "group",
    name: "Alumni SMA 3",
    honorific: "",
    suffix: "",
    seats: 3,
    ceremonies: ["resepsi"],
    tags: ["alumni"],
    group: "Alumni",
    ...change,
  });

interface Attempt {
  name?: string;
  adults?: number;
  key?: string;
  basedOn?: number;
  headers?: Record<string, string>;
}

function send(token: string, attempt: Attempt = {}) {
  const { name = "Udin", adults = 1, key = newKey(), basedOn = 0, headers = freshSender() } = attempt;
  const { invitationId, slug } = wedding;
  const answer = { ceremonies: { resepsi: "yes" }, adults, children: 0, companions: [], note: "" };
  const input = { invitationId, slug, language: "id", token, name, basedOn, key, answer };
  return product.callGuest("submitRsvp", input, headers);
}

const tokenIn = (result: unknown) => z.object({ token: z.string() }).parse(result).token;

async function membersOf({ guestId }: InvitedGuest) {
  return (await allGuests(wedding.invitationId)).filter(({ groupId }) => groupId === guestId);
}

describe("an answer by a group's link", () => {
  test("makes a guest of their own with what the group's entry says", async () => {
    const link = await group();
    const answered = await send(link.token, { name: "  Sari ", adults: 3 });
    const own = tokenIn(answered.result);
    expect(own).not.toBe(link.token);
    expect(answered.result).toMatchObject({ name: "Sari", seats: 3, answer: { adults: 3, revision: 1 } });
    expect(await stored.guest(wedding.invitationId, guestIdOf(wedding, own))).toMatchObject({
      name: "Sari",
      nameKey: "sari",
      kind: "person",
      listing: "listed",
      groupId: link.guestId,
      seats: 3,
      ceremonies: ["resepsi"],
      tags: ["alumni"],
      group: "Alumni",
      answer: { people: 3, revision: 1 },
    });
  });

  test("leaves the group's own document as it was", async () => {
    const link = await group();
    const before = await stored.guest(wedding.invitationId, link.guestId);
    await Promise.all([send(link.token), send(link.token)]);
    expect(await stored.guest(wedding.invitationId, link.guestId)).toEqual(before);
    expect(before).toMatchObject({ listing: "group", answer: null });
    expect(await membersOf(link)).toHaveLength(2);
  });

  test("is changed later by the link that it brought", async () => {
    const link = await group();
    const own = tokenIn((await send(link.token)).result);
    const later = await send(own, { adults: 2, basedOn: 1 });
    expect(later.result).toMatchObject({ token: own, answer: { adults: 2, revision: 2 } });
    expect(await membersOf(link)).toHaveLength(1);
  });

  test.each([null, 30])("sent 20 times at once with one key is one guest (cap %j)", async (answerCap) => {
    const link = await group({ answerCap });
    const key = newKey();
    const headers = freshSender();
    const answers = await Promise.all(Array.from({ length: 20 }, () => send(link.token, { key, headers })));
    expect(answers.map(({ refusal }) => refusal)).toEqual(answers.map(() => null));
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(await membersOf(link)).toHaveLength(1);
  });

  test("needs a name and stays within the seats of each", async () => {
    const link = await group();
    expect((await send(link.token, { name: " " })).params).toEqual({ fields: ["name"] });
    expect(await send(link.token, { adults: 4 })).toMatchObject({
      refusal: "rsvp/too-many-people",
      params: { seats: 3 },
    });
    expect(await membersOf(link)).toEqual([]);
  });

  test("counts as coming, and the link as nobody", async () => {
    const of = await publishWedding(product, owner);
    const { invitationId, slug } = of;
    const { token } = await inviteGuest(product, owner, of, { kind: "group", name: "Kantor", seats: 2 });
    const answer = {
      ceremonies: { resepsi: "yes" as const },
      adults: 2,
      children: 0,
      companions: [],
      note: "",
    };
    const common = { invitationId, slug, language: "id" as const, token, basedOn: 0, answer };
    await product.asGuest("submitRsvp", { ...common, name: "Udin", key: newKey() });
    expect(await product.asHost("figures", { invitationId }, owner)).toMatchObject({
      invited: { invitations: 1, people: 2 },
      coming: { invitations: 1, people: 2 },
      silent: { invitations: 0, people: 0 },
      inbox: { invitations: 0, people: 0 },
    });
  });
});

describe("the cap of a group's link", () => {
  test("is exact for 50 who answer at once", async () => {
    const link = await group({ answerCap: 20 });
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) => send(link.token, { name: `Alumni ${String(index)}` })),
    );
    expect(answers.filter(({ refusal }) => refusal === null)).toHaveLength(20);
    const refused = answers.filter(({ refusal }) => refusal !== null);
    expect(refused.map(({ refusal, http }) => [refusal, http])).toEqual(
      refused.map(() => ["rsvp/group-full", refused[0]?.http]),
    );
    const members = await membersOf(link);
    expect(members).toHaveLength(20);
    expect(members.filter(({ answer, listing }) => answer !== null && listing === "listed")).toHaveLength(20);
    const kept = answers.flatMap(({ result }) =>
      result === undefined ? [] : [guestIdOf(wedding, tokenIn(result))],
    );
    expect(kept.sort()).toEqual(members.map(({ id }) => id).sort());
  });

  test("is said before anything is filled in, to whoever opens the link once it is reached", async () => {
    const link = await group({ answerCap: 1 });
    const { invitationId, slug } = wedding;
    const open = (token: string) =>
      product.asGuest("openLink", { invitationId, slug, language: "id", token, isTap: false });
    expect((await open(link.token)).rsvpHtml).toContain("<form");
    const first = await send(link.token);
    const full = (await open(link.token)).rsvpHtml;
    expect(full).toContain("Jawaban untuk tautan grup ini sudah penuh");
    expect(full).not.toContain("<form");
    expect((await open(tokenIn(first.result))).rsvpHtml).toContain("Ubah jawaban");
  });

  test("refuses whoever comes after it was reached, but not those who are in", async () => {
    const link = await group({ answerCap: 2 });
    const key = newKey();
    const first = await send(link.token, { key });
    await send(link.token);
    expect((await send(link.token)).refusal).toBe("rsvp/group-full");
    expect((await send(link.token, { key })).result).toEqual(first.result);
    const own = tokenIn(first.result);
    expect((await send(own, { basedOn: 1, adults: 2 })).refusal).toBeNull();
  });

  test("gives the place of somebody who was stopped before their answer to others, and they may come back", async () => {
    const link = await group({ answerCap: 1 });
    const { invitationId } = wedding;
    const { groupIds, ceremonyIds } = { groupIds: [link.guestId], ceremonyIds: [] };
    const later = new Date(Date.now() + 10 * 60_000);
    const key = newKey();
    const attempt = { token: link.token, name: "Udin", basedOn: 0, sender: "somebody" };
    const answer = {
      ceremonies: { resepsi: "yes" as const },
      adults: 1,
      children: 0,
      companions: [],
      note: "",
      representedBy: "",
      questions: {},
    };
    const publication = await stored.publication(wedding.slug);
    if (publication === undefined) throw new Error("no page");
    const { guest } = await saveAnswer(publication, { ...attempt, key, answer }, new Date());
    // As it lies there when the request is stopped between both writes.
    await guestDocument(invitationId, guest.id).update({ answer: null, listing: "group" });
    const counts = await product.asHost("headCounts", { invitationId, ceremonyIds, groupIds }, owner);
    expect(counts.groups).toEqual([{ invitations: 0, people: 0 }]);
    expect((await send(link.token)).refusal).toBe("rsvp/group-full");
    const other = { ...attempt, key: newKey(), answer, name: "Sari" };
    const kept = await saveAnswer(publication, other, later);
    expect(kept.guest.name).toBe("Sari");
    expect((await membersOf(link)).map(({ name }) => name)).toEqual(["Sari"]);
    expect((await send(link.token, { key })).refusal).toBe("rsvp/group-full");
    await product.asHost("deleteGuests", { invitationId, guestIds: [kept.guest.id] }, owner);
    expect((await send(link.token, { key })).refusal).toBeNull();
    expect((await membersOf(link)).map(({ id }) => id)).toEqual([guest.id]);
  });

  test("has room again after somebody was removed", async () => {
    const link = await group({ answerCap: 1 });
    const own = tokenIn((await send(link.token)).result);
    expect((await send(link.token)).refusal).toBe("rsvp/group-full");
    const { invitationId } = wedding;
    await product.asHost("deleteGuests", { invitationId, guestIds: [guestIdOf(wedding, own)] }, owner);
    expect((await send(link.token)).refusal).toBeNull();
  });
});

describe("a host", () => {
  const save = (guestId: string, change: Partial<GuestInput>) =>
    product.callHost(
      "saveGuest",
      {
        invitationId: wedding.invitationId,
        guestId,
        guest: { ...guestInput, ...change },
        contact: { phone: null, email: null },
      },
      owner,
    );

  test("records no answer for a group, and makes no group of somebody who answered", async () => {
    const link = await group();
    const answer = { ceremonies: { resepsi: "yes" }, adults: 1, children: 0, companions: [], note: "" };
    const input = {
      invitationId: wedding.invitationId,
      guestId: link.guestId,
      basedOn: 0,
      key: newKey(),
      answer,
    };
    expect((await product.callHost("recordAnswer", input, owner)).refusal).toBe("guest/not-found");
    const own = tokenIn((await send(link.token)).result);
    expect(await save(guestIdOf(wedding, own), { kind: "group" })).toMatchObject({
      refusal: "input/invalid",
      params: { fields: ["guest.kind"] },
    });
    expect((await save(guestIdOf(wedding, own), { name: "Sari Dewi" })).refusal).toBeNull();
    expect(await stored.guest(wedding.invitationId, guestIdOf(wedding, own))).toMatchObject({
      name: "Sari Dewi",
      groupId: link.guestId,
      answer: { revision: 1 },
    });
  });
});
