import { taskLimits } from "@janur/domain/limits/task-limits";
import { describe, expect, test } from "vitest";
import { isGapless, newerOf } from "./live-tasks.ts";

const version = (number: number, time = number) => ({ id: String(number), updatedAt: new Date(time) });
const latest = Array.from({ length: taskLimits.read }, (_, index) => version(1_000 - index));

describe("isGapless", () => {
  test("a list that is not full is everything", () => {
    expect(isGapless(new Map(), latest.slice(1))).toBe(true);
  });

  test("a full one reaches down to a version that is known, or it does not", () => {
    expect(isGapless(new Map(), latest)).toBe(false);
    expect(isGapless(new Map([["950", version(950, 3)]]), latest)).toBe(false);
    expect(isGapless(new Map([["950", version(950)]]), latest)).toBe(true);
  });
});

test("what was told later is not overwritten by what was read before", () => {
  expect(newerOf(version(1, 5), version(1, 3))).toEqual(version(1, 5));
  expect(newerOf(version(1, 3), version(1, 5))).toEqual(version(1, 5));
  expect(newerOf(undefined, version(1, 5))).toEqual(version(1, 5));
});
