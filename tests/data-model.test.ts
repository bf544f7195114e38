import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { rootFolder } from "../tools/folders.ts";

/*
 * The table of docs/data-model.md says of each document which file has its schema: by its whole path, or by what follows
 * `domain/src`, of which folders may be left out.
 */

const rows = readFileSync(join(rootFolder, "docs/data-model.md"), "utf8")
  .split("\n")
  .filter((line) => line.startsWith("| `"))
  // A path may have a bar of its own.
  .map((line) => line.split(/(?<!\\)\|/).map((cell) => cell.trim()));

const named = rows.flatMap(([, path = "", schemas = ""]) =>
  [...schemas.matchAll(/`([^`]+)`/g)].map(([, name = ""]): [string, string] => [path, name]),
);

const found = (name: string): boolean =>
  /^(functions|domain)\//.test(name)
    ? existsSync(join(rootFolder, name))
    : globSync(`domain/src/**/${name}`, { cwd: rootFolder }).length > 0;

describe("the data model", () => {
  test("names the schemas of all its documents", () => {
    expect(rows.length).toBeGreaterThan(60);
    expect(named.length).toBeGreaterThan(rows.length / 2);
  });

  test.each(named)("%s is described by %s, which is there", (_path, name) => {
    expect(found(name)).toBe(true);
  });
});
