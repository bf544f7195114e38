import { expect, test } from "vitest";
import { slugYear } from "./slug-year.ts";

test("a feast on the first of January has its own year, wherever the device is", () => {
  const startAt = new Date("2030-12-31T18:00:00Z");
  expect(slugYear({ startAt, zone: "Asia/Jakarta" })).toBe(2031);
  expect(slugYear({ startAt, zone: "Europe/London" })).toBe(2030);
});
