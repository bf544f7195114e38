import { homedir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { cacheFolder, isRightVersion, parseRustVersion } from "./hidane.ts";

it("keeps what it built where the platform keeps caches", () => {
  expect(cacheFolder({ XDG_CACHE_HOME: "/caches" })).toBe("/caches/janur/hidane-0.6.0");
  expect(cacheFolder({})).toBe(join(homedir(), ".cache", "janur", "hidane-0.6.0"));
});

it.each([
  ["hidane 0.6.0", true],
  ["hidane 0.6.3\n", true],
  ["hidane 0.5.1", false],
  ["hidane 10.6.0", false],
  ["", false],
])("judges the answer %j", (answer, right) => {
  expect(isRightVersion(answer)).toBe(right);
});

it("reads Rust's version", () => {
  expect(parseRustVersion("cargo 1.95.0 (f2d3ce0bd 2026-03-21)\n")).toEqual([1, 95]);
  expect(parseRustVersion("command not found")).toBeUndefined();
});
