import { expect, test } from "vitest";
import { backoffMs } from "./backoff.ts";

test("waits twice as long after each failure, up to a minute, and never all devices at once", () => {
  expect([1, 2, 3, 4].map((failures) => backoffMs(failures, 1))).toEqual([2_000, 4_000, 8_000, 16_000]);
  expect(backoffMs(40, 1)).toBe(60_000);
  expect(backoffMs(3, 0)).toBe(4_000);
});
