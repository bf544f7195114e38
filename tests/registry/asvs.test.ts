import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

/* The section of docs/security.md that goes through OWASP's standard: a row that names a file that is gone is a promise that nobody keeps. */

const root = join(import.meta.dirname, "../..");
const paper = readFileSync(join(root, "docs/security.md"), "utf8");
const section = paper.slice(paper.indexOf("\n## ASVS 5.0, level 2\n"));
const rows = [...section.matchAll(/^\| (\d+\.\d+\.\d+) +\|(.*)\|$/gm)].map(([, number = "", rest = ""]) => {
  const [level, requirement, status, by, tested] = rest.split("|").map((cell) => cell.trim());
  return { number, level, requirement, status, by, tested };
});

/** A path of this repository, as opposed to an address, a header or an expression. */
const named = [...section.matchAll(/`([\w.-]+(?:\/[\w.-]+)+|[\w-]+(?:\.[\w-]+)*\.(?:json|md|js|ts|rules))`/g)]
  .map(([, path = ""]) => path)
  .filter((path) => path !== "application/json" && path !== "web/dist");

test("it is the last section, and has every requirement of both levels once, in order", () => {
  expect(section.match(/^## /gm)).toHaveLength(1);
  expect(rows.filter(({ level }) => level === "1")).toHaveLength(70);
  expect(rows.filter(({ level }) => level === "2")).toHaveLength(183);
  const key = (number: string) => number.split(".").reduce((sum, part) => sum * 1_000 + Number(part), 0);
  const keys = rows.map(({ number }) => key(number));
  expect(keys).toEqual([...new Set(keys)].sort((one, other) => one - other));
});

test("every row says what it asks, how it stands, and by what or why", () => {
  for (const { number, requirement, status, by, tested } of rows) {
    expect(requirement, number).not.toBe("");
    expect(["met", "open", "n/a"], number).toContain(status);
    expect(by, number).toMatch(/\w/);
    // What is met is tested somewhere, or says why not.
    if (status === "met") expect(tested, number).toMatch(/\.test\.ts|\.spec\.ts|^open: |^none: /);
  }
});

test("its sum is the rows'", () => {
  const count = (status: string) => String(rows.filter((row) => row.status === status).length);
  expect(section.replace(/\s+/g, " ")).toContain(
    `${count("met")} met, ${count("open")} open, ${count("n/a")} n/a`,
  );
});

test("every file that it names is there, and so is every decision", () => {
  expect(named.length).toBeGreaterThan(250);
  expect(named.filter((path) => !existsSync(join(root, path)))).toEqual([]);
  const known = readdirSync(join(root, "docs/decisions")).map((file) => file.slice(0, 3));
  const meant = [...section.matchAll(/\b(?:decisions?|and) (\d{3})\b/g)].map(([, number = ""]) => number);
  expect(meant.length).toBeGreaterThan(10);
  expect(meant.filter((number) => !known.includes(number))).toEqual([]);
});
