import { expect, test } from "vitest";
import { percentile } from "./percentile.ts";

test("of twenty times the 95th percentile is the nineteenth, not the longest", () => {
  const times = Array.from({ length: 20 }, (_, index) => 20 - index);
  expect(percentile(times, 0.95)).toBe(19);
  expect(percentile(times, 1)).toBe(20);
  expect(percentile(times, 0.5)).toBe(10);
  expect(percentile([], 0.95)).toBeNaN();
});
