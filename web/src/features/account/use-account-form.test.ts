import { expect, test } from "vitest";
import { lazyResolver } from "./use-account-form.ts";

test("a form is checked as it was when it was sent, not as it is typed on meanwhile", async () => {
  const checked = lazyResolver<{ password: string }>(() => (values) => ({ values, errors: {} }));
  const typed = { password: "sandi-lama-123" };
  const check = checked(typed, undefined, { fields: {}, shouldUseNativeValidation: false });
  typed.password = "sandi-la";
  expect(await check).toEqual({ values: { password: "sandi-lama-123" }, errors: {} });
});
