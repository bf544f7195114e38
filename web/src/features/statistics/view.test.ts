import { expect, test } from "vitest";
import { changedView, periodOf, statisticsViewSchema } from "./view.ts";

const id = "AAAAAAAAAAAAAAAAAAAA";

test("an address that says nothing, or nonsense, is all invitations in 30 days", () => {
  const usual = { invitation: "", days: "30" };
  expect(statisticsViewSchema.parse({})).toEqual(usual);
  expect(statisticsViewSchema.parse({ invitation: "../x", days: "5000" })).toEqual(usual);
});

test("a change leaves defaults unsaid and foreign parameters alone", () => {
  const chosen = changedView(new URLSearchParams("x=1"), { invitation: id, days: "7" });
  expect(chosen.toString()).toBe(`x=1&invitation=${id}&days=7`);
  expect(changedView(chosen, { invitation: "", days: "30" }).toString()).toBe("x=1");
});

test("a period ends today and has as many days as it says", () => {
  expect(periodOf({ invitation: "", days: "7" }, "2026-03-02")).toEqual({
    from: "2026-02-24",
    until: "2026-03-02",
  });
});
