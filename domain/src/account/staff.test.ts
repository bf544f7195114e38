import { describe, expect, test } from "vitest";
import { accountParts, accountSearchPart, isAccountNamed } from "./staff.ts";

const sri = { displayName: "Hj. Sri Wahyuni, S.Pd.", email: "Sri.W99@contoh.id" };

describe("an account is found", () => {
  test.each(["sri", "wahyu", "Sri Wahyuni", "bu wahyuni sri", "w99", "sri.w99@", "SRI.W99@contoh", "hj sri"])(
    "by %j",
    (text) => {
      expect(accountParts(sri)).toContain(accountSearchPart(text));
      expect(isAccountNamed(sri, text)).toBe(true);
    },
  );

  test("by an address longer than what is kept of it", () => {
    const long = { displayName: "Rani", email: `rani@${"sub.".repeat(20)}contoh.id` };
    expect(accountParts(long)).toContain(accountSearchPart(long.email));
    expect(isAccountNamed(long, long.email)).toBe(true);
    expect(isAccountNamed(long, `${long.email.slice(0, 60)}x`)).toBe(false);
  });

  test("by its name alone where there is no address", () => {
    const phoned = { displayName: "Suparmi", email: null };
    expect(accountParts(phoned)).toContain(accountSearchPart("supar"));
    expect(isAccountNamed(phoned, "supar@")).toBe(false);
  });
});

describe("an account is not found", () => {
  test.each(["ahyuni", "sri rahayu", "contoh", "w99@contoh.id", "sri.w99@lain"])("by %j", (text) => {
    expect(isAccountNamed(sri, text)).toBe(false);
  });

  test("by nothing", () => {
    expect(accountSearchPart("  ")).toBeNull();
    expect(isAccountNamed(sri, "  ")).toBe(true);
  });
});
