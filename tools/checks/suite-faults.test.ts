import { expect, test } from "vitest";
import { suiteFaults } from "./suite-faults.ts";

const quiet = [
  'i  functions: Finished "asia-southeast2-host" in 14.9ms',
  '>  {"severity":"DEBUG","message":"Callable request verification passed"}',
  "⚠  emulators: The Emulator UI is not starting because none of the running emulators have a UI component.",
];
const ofAnotherProject =
  "⚠  Multiple projectIds are not recommended in single project mode. Requested project ID demo-last-admin";
const warning = "⚠  functions: Your function timed out after ~60s.";
const thrown = '>  {"mail":"bSbg","severity":"ERROR","message":"Error: mail failed"}';
const proxied = "[PROXY ERROR] Timeout reached making request";

test("what emulators and functions complain of is told, and nothing else", () => {
  expect(suiteFaults([...quiet, ofAnotherProject, warning, thrown, proxied, ...quiet].join("\n"))).toEqual([
    warning,
    thrown,
    proxied,
  ]);
});

test("of many the last are told, and none at full length", () => {
  const lines = Array.from({ length: 100 }, (_, index) => `⚠  ${String(index)} ${"x".repeat(1_000)}`);
  const told = suiteFaults(lines.join("\n"));
  expect(told).toHaveLength(30);
  expect(told.at(-1)).toMatch(/^⚠ {2}99 x/);
  expect(told.at(-1)).toHaveLength(400);
});
