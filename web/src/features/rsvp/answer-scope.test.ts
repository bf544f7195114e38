import { describe, expect, test } from "vitest";
import { scopeOf, withPushedOut } from "./answer-scope.ts";

const comesAfter = (one: { at: number }, other: { at: number }) => one.at < other.at;
const entry = (id: string, at: number) => ({ id, at });

describe("a live page", () => {
  const before = [entry("c", 3), entry("b", 2), entry("a", 1)];

  test("keeps what newer ones push out", () => {
    const page = [entry("d", 4), entry("c", 3), entry("b", 2)];
    expect(withPushedOut(before, page, 3, comesAfter).map(({ id }) => id)).toEqual(["d", "c", "b", "a"]);
  });

  test("drops what was taken away, and shows what has moved once", () => {
    const page = [entry("a", 5), entry("d", 4), entry("c", 3)];
    const shown = withPushedOut(before, page, 3, comesAfter);
    expect(shown.map(({ id }) => id)).toEqual(["a", "d", "c", "b"]);
    expect(withPushedOut(shown, [entry("a", 5), entry("d", 4), entry("b", 2)], 3, comesAfter)).toHaveLength(
      3,
    );
  });

  test("that is not full is the whole list", () => {
    expect(withPushedOut(before, [entry("c", 3)], 3, comesAfter)).toEqual([entry("c", 3)]);
  });
});

test("one letter searches for nothing", () => {
  const view = { tab: "all", attendance: "", ceremony: "" } as const;
  expect(scopeOf({ ...view, q: " h " })).toMatchObject({ text: "" });
  expect(scopeOf({ ...view, q: " pak hadi" })).toMatchObject({ text: "pak hadi" });
  expect(scopeOf({ ...view, tab: "inbox", q: "hadi" })).toEqual({ of: "inbox" });
});
