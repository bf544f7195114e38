import { expect, it } from "vitest";
import { hasMethod, mayUnlink } from "./sign-in-methods.ts";

const linked = (...providerIds: string[]) => ({
  providerData: providerIds.map((providerId) => ({ providerId })),
});

it("knows which ways of signing in are linked", () => {
  const account = linked("password", "google.com");
  expect(hasMethod(account, "password")).toBe(true);
  expect(hasMethod(account, "google")).toBe(true);
  expect(hasMethod(account, "phone")).toBe(false);
});

it("never lets the last way in go", () => {
  for (const [id, method] of [
    ["password", "password"],
    ["google.com", "google"],
    ["phone", "phone"],
  ] as const) {
    expect(mayUnlink(linked(id), method)).toBe(false);
    expect(mayUnlink(linked(id, "apple.com"), method)).toBe(true);
    expect(mayUnlink(linked("apple.com", "github.com"), method)).toBe(false);
  }
});
