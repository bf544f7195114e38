import { expect, test } from "vitest";
import { changedAddress } from "../../lib/address/address-view.ts";
import { hasUserFilters, noUserFilters, usersViewSchema } from "./users-view.ts";

const viewOf = (search: string) => usersViewSchema.parse(Object.fromEntries(new URLSearchParams(search)));

test("anything that the address cannot say is the default", () => {
  expect(viewOf("q=sri&role=owner&state=gone&user=../x")).toEqual({
    q: "sri",
    role: "",
    state: "",
    user: "",
  });
  expect(viewOf("role=admin&state=shut&user=demo-rani")).toMatchObject({ role: "admin", state: "shut" });
});

test("clearing the filters leaves the rest of the address alone", () => {
  const cleared = changedAddress(
    usersViewSchema,
    new URLSearchParams("q=sri&role=admin&user=a&v=2"),
    noUserFilters,
  );
  expect(cleared.toString()).toBe("user=a&v=2");
  expect(hasUserFilters(viewOf("user=a"))).toBe(false);
  expect(hasUserFilters(viewOf("state=open"))).toBe(true);
});
