import { limits } from "@janur/domain/limits";
import { expect, test } from "vitest";
import { readHeads } from "./read-heads.ts";

test.each([
  ["500", 500],
  [" 500 ", 500],
  ["1.500", 1500],
  ["1 500", 1500],
  ["1", 1],
  [String(limits.rsvp.capacity), limits.rsvp.capacity],
])("%j is %d heads", (typed, heads) => {
  expect(readHeads(typed)).toBe(heads);
});

test.each(["", "0", "-1", "1,5", "1.5", "abc", "1e3", String(limits.rsvp.capacity + 1), "9999999"])(
  "%j is no number of heads",
  (typed) => {
    expect(readHeads(typed)).toBeNull();
  },
);
