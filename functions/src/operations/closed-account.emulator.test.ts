import { hostCallables } from "@janur/domain/contracts/callables";
import type { HostContracts } from "@janur/domain/contracts/contract";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { db } from "../platform/google/firestore.ts";
import { newAccount, newAdmin, withVerifiedEmail, type Account } from "../../../tests/harness/accounts.ts";
import { startCountedProduct } from "../../../tests/harness/counted-product.ts";
import type { CountingProxy } from "../../../tests/harness/counting-proxy.ts";
import { hostInputs } from "../../../tests/harness/host-inputs.ts";
import { draftWedding, type Product, type Wedding } from "../../../tests/harness/product.ts";
import { staffOperations } from "../../../tests/harness/staff-operations.ts";
import { syncAccount } from "../nouns/staff/sync-account.ts";

/*
 * A token lives for an hour. Whoever is shut out keeps the one of before, which knows nothing of it: every operation has
 * to ask what the account is now.
 */

let proxy: CountingProxy;
let product: Product;
let stop: () => Promise<void>;
/** Of before the closing: a host with an invitation, and one of the staff. */
let owner: Account;
let colleague: Account;
let wedding: Wedding;
beforeAll(async () => {
  ({ proxy, product, stop } = await startCountedProduct());
  const admin = await newAdmin("Bu Wening");
  owner = await withVerifiedEmail(await newAccount("Rani"));
  colleague = await newAdmin("Pak Bagas");
  wedding = await draftWedding(product, owner);
  await Promise.all([admin, owner, colleague].map(({ uid }) => syncAccount(uid)));
  for (const { uid } of [owner, colleague])
    await product.asStaff("setUserDisabled", { uid, isDisabled: true }, admin);
});
afterAll(() => stop());

const closed = { http: 403, refusal: "account/closed" };
const asked = { reads: 1, writes: 0, others: [] };

const contracts: HostContracts = hostCallables;
const hosts = Object.entries(hostInputs).filter(([name]) => contracts[name]?.about !== "closed-account");
test.each(hosts)("%s is refused to a host with a token of before, after one read", async (name, input) => {
  const counts = await proxy.counted(async () => {
    expect(await product.callHost(name, input(wedding.invitationId), owner)).toMatchObject(closed);
  });
  expect(counts).toEqual(asked);
});

test.each(staffOperations)(
  "%s is refused to one of the staff with a token of before",
  async (name, input) => {
    const counts = await proxy.counted(async () => {
      expect(await product.callStaff(name, input, colleague)).toMatchObject(closed);
    });
    expect(counts).toEqual(asked);
  },
);

test("the way to object stays open", async () => {
  expect(
    (await product.callHost("appealClosure", hostInputs.appealClosure(wedding.invitationId), owner)).http,
  ).toBe(200);
});

describe("an account", () => {
  test("that a late trigger has not written down yet is open, and so is one whose entry nobody can read", async () => {
    const fresh = await newAccount("Dimas");
    const entry = db().doc(`accounts/${fresh.uid}`);
    await entry.delete();
    const call = () => product.callHost("checkSlug", { slug: "rani-dimas-abc", year: 2030 }, fresh);
    expect((await call()).http).toBe(200);
    await entry.set({ odd: true });
    expect((await call()).http).toBe(200);
    await entry.set({ odd: true, isDisabled: true });
    expect(await call()).toMatchObject(closed);
    await entry.delete();
  });

  test("costs every operation one read", async () => {
    const fresh = await newAccount("Dimas");
    const counts = await proxy.counted(() =>
      product.callHost("saveGuest", hostInputs.saveGuest("AbsentInvitation0000"), fresh),
    );
    // The entry, and the head of an invitation that is not there.
    expect(counts).toEqual({ reads: 2, writes: 0, others: [] });
  });
});
