import { afterAll, beforeAll, expect, test } from "vitest";
import * as z from "zod";
import { newAccount } from "../../../../tests/harness/accounts.ts";
import { startProduct, type Product } from "../../../../tests/harness/product.ts";

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());

/** Seconds since 1970 before which the account's sessions are over. */
async function validSince(uid: string): Promise<number> {
  const host = process.env["FIREBASE_AUTH_EMULATOR_HOST"] ?? "";
  const response = await fetch(
    `http://${host}/identitytoolkit.googleapis.com/v1/projects/demo-janur/accounts:lookup`,
    {
      method: "POST",
      headers: { Authorization: "Bearer owner", "Content-Type": "application/json" },
      body: JSON.stringify({ localId: [uid] }),
    },
  );
  const { users } = z
    .object({ users: z.array(z.object({ validSince: z.coerce.number() })).length(1) })
    .parse(await response.json());
  return users[0]?.validSince ?? 0;
}

test("ends the sessions of the caller and of nobody else", async () => {
  const [mine, other] = await Promise.all([newAccount("Rani"), newAccount("Dimas")]);
  const [before, others] = await Promise.all([validSince(mine.uid), validSince(other.uid)]);
  const asked = Math.floor(Date.now() / 1000);
  expect(await product.callHost("signOutEverywhere", {}, mine)).toMatchObject({ http: 200 });
  expect(await validSince(mine.uid)).toBeGreaterThanOrEqual(Math.max(before, asked));
  expect(await validSince(other.uid)).toBe(others);
});
