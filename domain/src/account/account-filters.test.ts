import { expect, test } from "vitest";
import { accountFilters, accountFiltersSchema, wantedAccounts } from "./account-filters.ts";

test("every field that accounts are filtered by has its control, and every choice its own word", () => {
  expect(accountFilters.map(({ field }) => field)).toEqual(Object.keys(accountFiltersSchema.shape));
  const words = accountFilters.flatMap(({ choices }) => choices.map(({ word }): string => word));
  expect(new Set(words).size).toBe(words.length);
});

test("an address asks for values of fields, and for everything where it says nothing known", () => {
  expect(wantedAccounts({ role: "admin", state: "open" })).toEqual({ role: "admin", isDisabled: false });
  expect(wantedAccounts({ state: "shut", q: "sri" })).toEqual({ role: null, isDisabled: true });
  expect(wantedAccounts({ role: "owner", state: "" })).toEqual({ role: null, isDisabled: null });
});
