import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";

describe("the style of themes", () => {
  test("leaves the crop of photos to their hosts: --x and --y are theirs, and every frame inherits them", () => {
    const taken = globSync("*/*.css", { cwd: import.meta.dirname }).filter((path) =>
      /--[xy]:/.test(readFileSync(join(import.meta.dirname, path), "utf8")),
    );
    expect(taken).toEqual([]);
  });
});
