import { expect, test } from "vitest";
import { median, risen } from "./slope.ts";

test("a series that rises by a tenth of its median has risen by a tenth, whatever a few values do", () => {
  const steady = Array.from({ length: 101 }, (_, at) => 95 + at / 10);
  expect(risen(steady)).toBeCloseTo(0.1, 5);
  const shaken = steady.map((value, at) => (at % 10 === 3 ? value * 5 : value));
  expect(risen(shaken)).toBeGreaterThan(0.08);
  expect(risen(shaken)).toBeLessThan(0.16);
});

test("a flat series has not, one that falls has the sign of it", () => {
  expect(risen([5, 5, 5, 5])).toBe(0);
  expect(risen([30, 20, 10])).toBe(-1);
  expect(risen([0, 0, 0])).toBe(0);
  expect(median([])).toBe(0);
});
