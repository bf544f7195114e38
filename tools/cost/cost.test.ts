import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { rootFolder } from "../folders.ts";
import { costOf, firestoreOf } from "./cost.ts";
import { costReport } from "./report.ts";
import { prices } from "./prices.ts";
import { wedding } from "./wedding.ts";

test.each(wedding.flatMap((item) => (item.proof === undefined ? [] : [[item.what, item.proof] as const])))(
  "what is counted of %s is what a test measures",
  (_what, { file, says }) => {
    expect(readFileSync(join(rootFolder, file), "utf8")).toContain(says);
  },
);

test("a document read 100,000 times costs what the list says", () => {
  const item = { what: "", times: 100_000, reads: 1, writes: 0, calls: 0, cpuMs: 0 };
  expect(firestoreOf(item, prices)).toBeCloseTo(prices.reads);
});

test("a thousand weddings a month are within the budget C2, and a CDN before the media makes them cheaper", () => {
  expect(costOf(1_000, prices).sum).toBeLessThan(225);
  expect(costOf(100_000, prices).sum).toBeLessThan(20_000);
  expect(costOf(1_000, prices, true).sum).toBeLessThan(costOf(1_000, prices).sum);
});

test("docs/cost.md is what npm run cost writes", () => {
  expect(readFileSync(join(rootFolder, "docs/cost.md"), "utf8")).toBe(costReport());
});
