import { AuthErrorCodes } from "firebase/auth";
import { describe, expect, it } from "vitest";
import english from "../../locales/en/account.ts";
import indonesian from "../../locales/id/account.ts";
import { knownAuthCodes, problemOf } from "./auth-message.ts";

describe("problemOf", () => {
  it("has a text for every code of the SDK", () => {
    const known = new Set(knownAuthCodes);
    const missing = Object.values(AuthErrorCodes).filter((code) => !known.has(code));
    expect(missing).toEqual([]);
  });

  it.each(knownAuthCodes)("says something in both languages about %s", (code) => {
    const key = problemOf({ code });
    expect(indonesian.problem[key]).toMatch(/\.$/);
    expect(english.problem[key]).toMatch(/\.$/);
  });

  it("says the same whether the account exists or not", () => {
    const codes = ["user-not-found", "wrong-password", "invalid-credential", "user-disabled"];
    expect(new Set(codes.map((code) => problemOf({ code: `auth/${code}` })))).toEqual(
      new Set(["wrongCredentials"]),
    );
  });

  it.each([
    null,
    undefined,
    "auth/weak-password",
    { code: 7 },
    new TypeError("x"),
    { code: "auth/brand-new" },
  ])("calls %j a fault of ours", (error) => {
    expect(problemOf(error)).toBe("fault");
  });
});
