import { expect, it } from "vitest";
import { duration, lastLine, single, sum } from "./outcome.ts";

it("adds up what the parts found", () => {
  expect(lastLine(sum([]))).toBe("0 passed, 0 failed");
  expect(lastLine(sum([single(true), single(false), { passed: 10, failed: 2 }]))).toBe("11 passed, 3 failed");
});

it.each([
  [4200, "4.2 s"],
  [59_940, "59.9 s"],
  [65_000, "1 min 05 s"],
  [119_600, "2 min 00 s"],
])("writes %i ms as %s", (milliseconds, text) => {
  expect(duration(milliseconds)).toBe(text);
});
