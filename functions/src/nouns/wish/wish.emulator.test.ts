import { createHash } from "node:crypto";
import { publicWishSchema, wishPageSchema, wishSchema, type Wish } from "@janur/domain/wish/wish";
import { findSection } from "@janur/domain/content/content";
import { documentIdFromBytes } from "@janur/domain/id";
import { limits } from "@janur/domain/limits";
import { paths } from "@janur/domain/paths";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import * as z from "zod";
import { documentOf } from "../../platform/google/firestore.ts";
import { forge } from "../../../../tests/harness/forge.ts";
import { newAccount, type Account } from "../../../../tests/harness/accounts.ts";
import type { Answer } from "../../../../tests/harness/call.ts";
import { stored } from "../../../../tests/harness/documents.ts";
import {
  freshSender,
  inviteGuest,
  newKey,
  openWedding,
  publishWedding,
  startProduct,
  type Product,
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

function post(change: Record<string, unknown> = {}, headers = freshSender()): Promise<Answer> {
  const { invitationId, slug } = wedding;
  const wish = { name: "Ibu Suparmi", text: "Mugi rukun." };
  return product.callGuest(
    "postWish",
    { invitationId, slug, token: null, key: newKey(), wish, ...change },
    headers,
  );
}

const wishOf = (answer: Answer) => z.object({ wish: publicWishSchema }).parse(answer.result).wish;

async function wall(of: Wedding, after?: string) {
  const query = after === undefined ? "" : `?after=${encodeURIComponent(after)}`;
  const response = await fetch(`${product.origin}/event/${of.slug}/wishes.json${query}`);
  expect(response.status).toBe(200);
  return wishPageSchema.parse(await response.json());
}

describe("postWish", () => {
  test("puts a wish on the wall, without a link and without presence", async () => {
    const mine = await publishWedding(product, owner);
    const { invitationId, slug } = mine;
    const wish = wishOf(await post({ invitationId, slug }));
    expect(wish).toMatchObject({ name: "Ibu Suparmi", text: "Mugi rukun.", attendance: null });
    expect(await wall(mine)).toEqual({ wishes: [wish], next: null });
  });

  test("by a personal link carries the presence that this link has answered, and no id of the guest", async () => {
    const { invitationId, slug } = wedding;
    const { guestId, token } = await inviteGuest(product, owner, wedding);
    const answer = {
      ceremonies: { resepsi: "yes" as const },
      adults: 1,
      children: 0,
      companions: [],
      note: "",
    };
    const input = {
      invitationId,
      slug,
      language: "id" as const,
      token,
      name: "",
      basedOn: 0,
      key: newKey(),
      answer,
    };
    await product.asGuest("submitRsvp", input);
    const posted = await post({ token });
    expect(wishOf(posted).attendance).toBe("yes");
    expect(posted.text).not.toContain(guestId);
  });

  test("sent 10 times at once with one key is one wish", async () => {
    const { invitationId, slug } = await publishWedding(product, owner);
    const key = newKey();
    const headers = freshSender();
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => post({ invitationId, slug, key }, headers)),
    );
    expect(new Set(answers.map((answer) => wishOf(answer).id)).size).toBe(1);
    expect(await stored.wishCount(invitationId)).toBe(1);
  });

  test("ends at the limit of one link", async () => {
    const { token } = await inviteGuest(product, owner, wedding);
    for (let done = 0; done < limits.wish.rate.count; done += 1)
      expect((await post({ token })).refusal).toBeNull();
    expect(await post({ token })).toMatchObject({ http: 429, refusal: "limit/too-many-requests" });
  });

  test("by a group's link counts per sender, is nobody's and carries no presence", async () => {
    const mine = await publishWedding(product, owner);
    const { invitationId, slug } = mine;
    const { guestId, token } = await inviteGuest(product, owner, mine, { kind: "group", name: "Alumni" });
    const view = await product.asGuest("openLink", {
      invitationId,
      slug,
      language: "id",
      token,
      isTap: false,
    });
    expect(view.isGroup).toBe(true);
    const before = await stored.guest(invitationId, guestId);
    for (let done = 0; done <= limits.wish.rate.count; done += 1) {
      const posted = await post({ invitationId, slug, token });
      expect(wishOf(posted).attendance).toBeNull();
      const wish = await documentOf(paths.wish(invitationId, wishOf(posted).id), wishSchema).get();
      expect(wish.data()?.guestId).toBeNull();
    }
    expect(await stored.guest(invitationId, guestId)).toEqual(before);
    const headers = freshSender();
    const wishes = Array.from({ length: limits.rsvp.senderRate.count + 1 }, () => 0);
    let refusals = 0;
    for (const _ of wishes)
      if ((await post({ invitationId, slug, token }, headers)).refusal === "limit/too-many-requests")
        refusals += 1;
    expect(refusals).toBe(1);
    expect((await post({ invitationId, slug, token })).refusal).toBeNull();
  });

  test("takes no forged link, no foreign page and no closed wall", async () => {
    const { token } = await inviteGuest(product, owner, wedding);
    expect((await post({ token: forge(token) })).refusal).toBe("link/invalid");
    expect((await post({ slug: "no-such-slug-at-all" })).refusal).toBe("link/invalid");
    const section = findSection(openWedding(), "wishes");
    if (section === undefined) throw new Error("the wedding has no wall");
    for (const change of [{ isOpen: false }, { isHidden: true }]) {
      const { invitationId, slug } = await publishWedding(
        product,
        owner,
        openWedding({ ...section, ...change }),
      );
      expect((await post({ invitationId, slug })).refusal).toBe("wish/closed");
    }
  });

  test.each([
    ["wish.name", { name: " ", text: "x" }],
    ["wish.name", { name: "x".repeat(limits.wish.name + 1), text: "x" }],
    ["wish.text", { name: "x", text: "" }],
    ["wish.text", { name: "x", text: "x".repeat(limits.wish.text + 1) }],
    ["wish.text", { name: "x", text: "\ud83d" }],
  ])("names %s when it is wrong", async (field, wish) => {
    expect(await post({ wish })).toMatchObject({ refusal: "input/invalid", params: { fields: [field] } });
  });
});

describe("the wall", () => {
  const put = (of: Wedding, number: number, change: Partial<Wish> = {}) => {
    const id = documentIdFromBytes(
      createHash("sha256")
        .update(`${of.slug} ${String(number)}`)
        .digest(),
    );
    // Three share each moment, so that pages also end between wishes of one time.
    const createdAt = new Date(Date.UTC(2026, 10, 1) + Math.floor(number / 3) * 1000);
    const wish = {
      id,
      name: `Tamu ${String(number)}`,
      text: "x",
      attendance: null,
      guestId: null,
      isHidden: false,
      isHeld: false,
      isPinned: false,
      reply: "",
      createdAt,
    };
    return documentOf(paths.wish(of.invitationId, id), wishSchema).set({ ...wish, ...change });
  };

  test("is read page by page, newest first, without jumps while new wishes arrive", async () => {
    const mine = await publishWedding(product, owner);
    const total = limits.wish.page * 2 + 5;
    await Promise.all(Array.from({ length: total }, (_, number) => put(mine, number)));
    const first = await wall(mine);
    expect(first.wishes).toHaveLength(limits.wish.page);
    await Promise.all([1000, 1001, 1002].map((number) => put(mine, number)));
    const second = await wall(mine, first.next ?? "");
    const third = await wall(mine, second.next ?? "");
    expect(third.next).toBeNull();
    const read = [...first.wishes, ...second.wishes, ...third.wishes];
    const names = read.map(({ name }) => name);
    expect([...names].sort()).toEqual(
      Array.from({ length: total }, (_, number) => `Tamu ${String(number)}`).sort(),
    );
    const times = read.map(({ createdAt }) => Date.parse(createdAt));
    expect(times).toEqual([...times].sort((a, b) => b - a));
    expect(
      (await wall(mine)).wishes
        .slice(0, 3)
        .map(({ name }) => name)
        .sort(),
    ).toEqual(["Tamu 1000", "Tamu 1001", "Tamu 1002"]);
  });

  test("that ends exactly with a page says so", async () => {
    const mine = await publishWedding(product, owner);
    await Promise.all(Array.from({ length: limits.wish.page }, (_, number) => put(mine, number)));
    expect((await wall(mine)).next).toBeNull();
  });

  test("shows no hidden wishes", async () => {
    const mine = await publishWedding(product, owner);
    await Promise.all([put(mine, 0), put(mine, 1, { isHidden: true })]);
    expect((await wall(mine)).wishes.map(({ name }) => name)).toEqual(["Tamu 0"]);
  });

  test.each([
    "nonsense",
    "1.2",
    "-1.aaaaaaaaaaaaaaaaaaaa",
    "999999999999999.aaaaaaaaaaaaaaaaaaaa",
    "__proto__",
  ])("starts from the top for %j, which is no cursor", async (after) => {
    const mine = await publishWedding(product, owner);
    await put(mine, 0);
    expect((await wall(mine, after)).wishes).toHaveLength(1);
  });
});
