import { expect, test } from "vitest";
import { periodOf, statisticsViewSchema } from "./view.ts";

test("an address that says nothing, or nonsense, is all invitations in 30 days", () => {
  const usual = { invitation: "", days: "30" };
  expect(statisticsViewSchema.parse({})).toEqual(usual);
  expect(statisticsViewSchema.parse({ invitation: "../x", days: "5000" })).toEqual(usual);
});

test("a period ends today and has as many days as it says", () => {
  expect(periodOf({ invitation: "", days: "7" }, "2026-03-02")).toEqual({
    from: "2026-02-24",
    until: "2026-03-02",
  });
});
