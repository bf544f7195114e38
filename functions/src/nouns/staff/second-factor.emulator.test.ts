import { afterAll, beforeAll, describe, expect, test } from "vitest";
import * as z from "zod";
import { newAccount, newAdmin, type Account } from "../../../../tests/harness/accounts.ts";
import { startProduct, type Product } from "../../../../tests/harness/product.ts";
import { accounts } from "../../platform/google/auth-record.ts";
import { syncAccount } from "./sync-account.ts";

let product: Product;
let admin: Account;
beforeAll(async () => {
  // As in every real project.
  process.env["JANUR_STAFF_SECOND_FACTOR"] = "true";
  product = await startProduct();
  admin = withFactor(await newAdmin("Bu Wening"));
});
afterAll(async () => {
  delete process.env["JANUR_STAFF_SECOND_FACTOR"];
  await product.close();
});

const claimsSchema = z.looseObject({ firebase: z.looseObject({}) });

/** The token of a session that an authenticator has proven; the emulator, which signs nothing, sets up none. */
function withFactor(account: Account): Account {
  const [head = "", body = ""] = account.idToken.split(".");
  const claims = claimsSchema.parse(JSON.parse(Buffer.from(body, "base64url").toString("utf8")));
  const firebase = { ...claims.firebase, sign_in_second_factor: "totp", second_factor_identifier: "one" };
  const payload = Buffer.from(JSON.stringify({ ...claims, firebase })).toString("base64url");
  return { ...account, idToken: `${head}.${payload}.` };
}

const everybody = { search: "", role: null, isDisabled: null, after: null };

test("no operation of the staff runs in a session that a password alone has opened", async () => {
  const byPassword = await newAdmin();
  for (const [name, input] of [
    ["listUsers", everybody],
    ["setUserRole", { uid: byPassword.uid, role: "admin" }],
    ["removeSecondFactor", { uid: admin.uid }],
  ] as const)
    expect(await product.callStaff(name, input, byPassword), name).toMatchObject({
      http: 403,
      refusal: "staff/second-factor",
    });
  expect((await product.callStaff("listUsers", everybody, withFactor(byPassword))).http).toBe(200);
  // Who is not on the staff learns nothing of it.
  expect((await product.callStaff("listUsers", everybody, withFactor(await newAccount()))).refusal).toBe(
    "staff/only",
  );
});

describe("removeSecondFactor", () => {
  const enrolled = async () => {
    const colleague = await newAdmin("Pak Wayan");
    await syncAccount(colleague.uid);
    await accounts().updateUser(colleague.uid, {
      emailVerified: true,
      multiFactor: {
        enrolledFactors: [
          {
            uid: `factor-${colleague.uid}`,
            factorId: "phone",
            phoneNumber: "+6281234567890",
            displayName: "HP",
          },
        ],
      },
    });
    return colleague;
  };

  test("lets somebody who lost the device set up another one, and says who did it", async () => {
    const colleague = await enrolled();
    const details = () => product.asStaff("userDetails", { uid: colleague.uid }, admin);
    expect((await details()).hasSecondFactor).toBe(true);
    const before = (await accounts().getUser(colleague.uid)).tokensValidAfterTime ?? "";
    await product.asStaff("removeSecondFactor", { uid: colleague.uid }, admin);
    const after = await accounts().getUser(colleague.uid);
    expect(after.multiFactor?.enrolledFactors ?? []).toEqual([]);
    expect(Date.parse(after.tokensValidAfterTime ?? "")).toBeGreaterThanOrEqual(Date.parse(before));
    const { hasSecondFactor, trail } = await details();
    expect(hasSecondFactor).toBe(false);
    expect(trail.map(({ deed }) => deed.kind)).toEqual(["removeSecondFactor"]);
    // Asked for again there is nothing to do, and nothing to write down.
    await product.asStaff("removeSecondFactor", { uid: colleague.uid }, admin);
    expect((await details()).trail).toHaveLength(1);
  });

  test("takes nobody's own off: a borrowed session must not be able to", async () => {
    expect((await product.callStaff("removeSecondFactor", { uid: admin.uid }, admin)).refusal).toBe(
      "staff/own-account",
    );
  });
});
