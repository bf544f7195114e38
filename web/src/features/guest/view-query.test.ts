import { expect, test } from "vitest";
import { guestViewSchema } from "./list-view.ts";
import { queryOf, viewOf } from "./view-query.ts";

const usual = guestViewSchema.parse({});

test("a view is kept by what differs from the usual, and comes back whole", () => {
  const view = { ...usual, state: "unsent", group: "Keluarga & Ibu", order: "newest" } as const;
  expect(queryOf(view)).toBe("group=Keluarga+%26+Ibu&order=newest&state=unsent");
  expect(viewOf(queryOf(view))).toEqual(view);
  expect(queryOf(usual)).toBe("");
});

test("what a kept view says that the list no longer knows is the usual", () => {
  expect(viewOf("state=gone&order=sideways&page=2")).toEqual(usual);
});
