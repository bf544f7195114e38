import { scryptSync } from "node:crypto";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { newAccount, type Account } from "../../../../tests/harness/accounts.ts";
import { changeSettings, gatedWedding } from "../../../../tests/harness/gates.ts";
import {
  freshSender,
  publishWedding,
  startProduct,
  type Product,
  type Wedding,
} from "../../../../tests/harness/product.ts";
import { db } from "../../platform/google/firestore.ts";
import { hashPassword } from "../../platform/secrets/password-hash.ts";
import { pageSecretDocument, withoutCase } from "./page-password.ts";

/* What earlier releases stored of a page's password: it opens as before, and is stored as today from then on. */

const password = "Melati 2026";
let product: Product;
let owner: Account;
let wedding: Wedding;
beforeAll(async () => {
  product = await startProduct();
  owner = await newAccount("Rani");
});
afterAll(() => product.close());
beforeEach(async () => {
  wedding = await publishWedding(product, owner, gatedWedding());
  await changeSettings(product, owner, wedding, { access: "password" }, password);
});

const secret = () => pageSecretDocument(wedding.invitationId);
const stored = async () => (await db().doc(secret().path).get()).data();
const unlock = (typed: string, proof = "") => {
  const { invitationId, slug } = wedding;
  const input = { invitationId, slug, language: "id", password: typed, proof };
  return product.callGuest("unlockPage", input, freshSender());
};

test("one that was kept as it was typed opens so, and minds capitals no longer after", async () => {
  const { isCaseless: _, ...kept } = { revision: 1, isCaseless: true, ...(await hashPassword(password)) };
  await db().doc(secret().path).set(kept);
  expect((await unlock(password.toLowerCase())).refusal).toBe("page/wrong-password");
  expect((await unlock(password)).refusal).toBeNull();
  expect((await unlock(password.toLowerCase())).refusal).toBeNull();
  expect((await secret().get()).data()).toMatchObject({ revision: 1, isCaseless: true });
});

test("one that was hashed cheaply is hashed as today once it was typed right, and by nothing else", async () => {
  const { invitationId, slug } = wedding;
  const typed = { invitationId, slug, language: "id", password, proof: "" } as const;
  const { proof } = await product.asGuest("unlockPage", typed);
  const salt = Buffer.alloc(16, 7);
  const hash = scryptSync(withoutCase(password), salt, 32, { N: 16_384, r: 8, p: 1 });
  const cheap = {
    isCaseless: true,
    revision: 1,
    salt: salt.toString("base64"),
    hash: hash.toString("base64"),
  };
  await db().doc(secret().path).set(cheap);

  expect((await unlock("mawar 2026")).refusal).toBe("page/wrong-password");
  expect((await unlock("", proof)).refusal).toBeNull();
  expect(await stored()).toEqual(cheap);

  expect((await unlock(password)).refusal).toBeNull();
  const after = await stored();
  expect(after).toMatchObject({ isCaseless: true, revision: 1, parallel: 5 });
  expect(after?.["salt"]).not.toBe(cheap.salt);
  // It is the same password: it opens again, and whoever was in stays in.
  expect((await unlock(password)).refusal).toBeNull();
  expect((await unlock("", proof)).refusal).toBeNull();
  expect(await stored()).toEqual(after);
});
