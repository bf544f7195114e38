import { expect, it } from "vitest";
import { duration, failure, lastLine, single, sum, summary } from "./outcome.ts";

it("adds up what the parts found", () => {
  expect(lastLine(sum([]))).toBe("0 passed, 0 failed");
  expect(
    lastLine(
      sum([
        single(true, "format"),
        single(false, "walls"),
        { passed: 10, failed: 2, reasons: [], unsteady: [] },
      ]),
    ),
  ).toBe("11 passed, 3 failed");
});

it("says once more what failed, each with the beginning of its reason", () => {
  const long = [
    "functions/a.test.ts > one",
    "\u001b[31mexpected 1\u001b[39m",
    "",
    ...Array<string>(50).fill("at x"),
  ];
  expect(summary(sum([single(true, "format"), failure("walls"), failure(long.join("\n"))]).reasons)).toBe(
    ["✗ walls", "✗ functions/a.test.ts > one", "    expected 1", ...Array<string>(10).fill("    at x")].join(
      "\n",
    ),
  );
});

it("names the first twenty where a whole part failed", () => {
  const all = sum(Array.from({ length: 25 }, (_, index) => failure(`test ${String(index)}`)));
  expect(summary(all.reasons).split("\n")).toHaveLength(21);
  expect(summary(all.reasons)).toMatch(/and 5 more$/);
});

it.each([
  [4200, "4.2 s"],
  [59_940, "59.9 s"],
  [65_000, "1 min 05 s"],
  [119_600, "2 min 00 s"],
])("writes %i ms as %s", (milliseconds, text) => {
  expect(duration(milliseconds)).toBe(text);
});
