import { findSection } from "@janur/domain/content/content";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { db } from "../../platform/google/firestore.ts";
import { guestDocument } from "../../store/guest-document.ts";
import { newAccount, type Account } from "../../../../tests/harness/accounts.ts";
import {
  freshSender,
  guestIdOf,
  inviteGuest,
  newKey,
  openWedding,
  publishWedding,
  startProduct,
  type Product,
  type Wedding,
} from "../../../../tests/harness/product.ts";

/*
 * The key of an attempt leads whoever sends it again to the guest whom it made, and to their link. All of the team read
 * guests' documents, so nothing in them may be such a key.
 */

let product: Product;
let owner: Account;
let wedding: Wedding;
beforeAll(async () => {
  product = await startProduct();
  owner = await newAccount("Rani");
  const rsvp = findSection(openWedding(), "rsvp");
  if (rsvp === undefined) throw new Error("the wedding has no rsvp");
  wedding = await publishWedding(product, owner, openWedding({ ...rsvp, policy: "open" }));
});
afterAll(() => product.close());

const answer = { ceremonies: { resepsi: "yes" as const }, adults: 1, children: 0, companions: [], note: "" };

function attempt(token: string | null, key: string, basedOn = 0) {
  const { invitationId, slug } = wedding;
  return { invitationId, slug, language: "id" as const, token, name: "Udin", basedOn, key, answer };
}

/** Every text of a stored document that has the form of a key. */
function keysIn(value: unknown): string[] {
  if (typeof value === "string") return /^[\w-]{8,64}$/.test(value) ? [value] : [];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(keysIn) : [];
}

/** The token of somebody without a personal link, and of somebody with a group's. */
const ways = ["nothing", "a group's link"] as const;

describe.each(ways)("who answered by %s", (way) => {
  const linkOf = async () =>
    way === "nothing"
      ? null
      : (await inviteGuest(product, owner, wedding, { kind: "group", name: "RT 08", answerCap: 9 })).token;

  test("is led back to their own answer by their key", async () => {
    const link = await linkOf();
    const key = newKey();
    const first = await product.asGuest("submitRsvp", attempt(link, key));
    expect((await product.asGuest("submitRsvp", attempt(link, key))).token).toBe(first.token);
  });

  test("said something else before they heard of the first, and is one guest with the latest words", async () => {
    const link = await linkOf();
    const key = newKey();
    const { token } = await product.asGuest("submitRsvp", attempt(link, key));
    const guestId = guestIdOf(wedding, token);
    const no = { ...answer, ceremonies: { resepsi: "no" as const } };
    // The page had not seen the first one; a late copy of an attempt must not undo a later one.
    const unseen = { ...attempt(link, key), answer: no };
    expect(await product.callGuest("submitRsvp", unseen, freshSender())).toMatchObject({
      refusal: "rsvp/conflict",
    });
    const said = await product.asGuest("submitRsvp", { ...unseen, basedOn: 1 });
    expect(said).toMatchObject({ token, answer: { attendance: "no", revision: 2 } });
    expect(await product.asGuest("submitRsvp", { ...unseen, basedOn: 1 })).toMatchObject({ token });
    const kept = (await guestDocument(wedding.invitationId, guestId).get()).data();
    expect(kept?.answer).toMatchObject({ attendance: "no", people: 0, revision: 2 });
  });

  test("is not found by anything that the team reads of them", async () => {
    const link = await linkOf();
    const { token } = await product.asGuest("submitRsvp", attempt(link, newKey()));
    const guestId = guestIdOf(wedding, token);
    const read = (await db().doc(guestDocument(wedding.invitationId, guestId).path).get()).data();
    for (const key of keysIn(read))
      for (const basedOn of [0, 1]) {
        const { result } = await product.callGuest("submitRsvp", attempt(link, key, basedOn), freshSender());
        expect(result).not.toMatchObject({ token });
      }
  });

  test("is not found by a key that was kept as it was sent", async () => {
    const link = await linkOf();
    const key = newKey();
    const { token } = await product.asGuest("submitRsvp", attempt(link, key));
    await guestDocument(wedding.invitationId, guestIdOf(wedding, token)).update({ "answer.key": key });
    for (const basedOn of [0, 1])
      expect(await product.callGuest("submitRsvp", attempt(link, key, basedOn), freshSender())).toMatchObject(
        { refusal: "rsvp/conflict" },
      );
  });
});
