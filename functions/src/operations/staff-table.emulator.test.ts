import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { newAccount, newAdmin, withClaims, type Account } from "../../../tests/harness/accounts.ts";
import { startProduct, type Product } from "../../../tests/harness/product.ts";
import { staffOperations as names } from "../../../tests/harness/staff-operations.ts";

/*
 * What every operation of the staff owes: nobody signed out, nobody who is not
 * or no more on the staff, and nothing that was typed in an answer to a mistake.
 */

let product: Product;
let admin: Account;
let host: Account;
beforeAll(async () => {
  product = await startProduct();
  [admin, host] = await Promise.all([newAdmin(), newAccount()]);
});
afterAll(() => product.close());

describe.each(names)("%s", (name, input) => {
  test("asks for an account", async () => {
    const answer = await product.callStaff(name, input, null);
    expect(answer).toMatchObject({ http: 401, refusal: "auth/required" });
  });

  test("refuses a host, whatever is sent", async () => {
    for (const sent of [input, {}, { ...input, role: "admin" }])
      expect(await product.callStaff(name, sent, host)).toMatchObject({ http: 403, refusal: "staff/only" });
  });

  test("refuses a token that has outlived the role, and one of an account that is shut", async () => {
    const [left, shut] = await Promise.all([newAdmin(), newAdmin()]);
    await Promise.all([withClaims(left, {}), withClaims(shut, { role: "admin" }, { isDisabled: true })]);
    expect((await product.callStaff(name, input, left)).refusal).toBe("staff/only");
    // The Auth emulator itself refuses tokens of shut accounts, which Firebase does not.
    expect(["staff/only", "UNAUTHENTICATED"]).toContain((await product.callStaff(name, input, shut)).refusal);
  });

  test("takes no forged token", async () => {
    const payload = Buffer.from(JSON.stringify({ role: "admin", user_id: admin.uid })).toString("base64url");
    const forged = { ...admin, idToken: `${admin.idToken.split(".")[0] ?? ""}.${payload}.` };
    expect((await product.callStaff(name, input, forged)).http).toBe(401);
  });

  test("names the wrong fields and repeats nothing", async () => {
    const typed = "nomor-rahasia-081234567890";
    for (const field of Object.keys(input)) {
      const wrong = await product.callStaff(name, { ...input, [field]: { typed } }, admin);
      expect(wrong, field).toMatchObject({ http: 400, refusal: "input/invalid" });
      expect(wrong.text).not.toContain(typed);
    }
  });
});

const about = names.filter(([, input]) => "uid" in input);
test.each(about)("%s knows no absent account", async (name, input) => {
  expect(await product.callStaff(name, input, admin)).toMatchObject({
    http: 404,
    refusal: "staff/account-not-found",
  });
});

test.each(about)("%s takes no path for an account", async (name, input) => {
  for (const uid of ["../invitations", "a/b", "", "a".repeat(129)])
    expect((await product.callStaff(name, { ...input, uid }, admin)).refusal).toBe("input/invalid");
});
