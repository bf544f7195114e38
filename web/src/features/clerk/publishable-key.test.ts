import { expect, it } from "vitest";
import { readPublishableKey } from "./publishable-key.ts";

const key = `pk_test_${btoa("quiet-leaf-12.clerk.accounts.dev$")}`;

it.each([undefined, "", "  "])("is missing for %o", (value) => {
  expect(readPublishableKey(value)).toEqual({ state: "missing" });
});

it.each(["sk_test_abc", "pk_test_", "pk_other_abc", `pk_test_${btoa("no-end")}`, "pk_test_a"])(
  "is malformed for %s",
  (value) => {
    expect(readPublishableKey(value)).toEqual({ state: "malformed" });
  },
);

it("takes a key as it is copied, blanks around it left out", () => {
  expect(readPublishableKey(` ${key}\n`)).toEqual({ state: "set", key });
});
