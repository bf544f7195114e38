import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { rootFolder } from "../folders.ts";

/* Font sizes, corners and distances of the application and the door are tokens; what cannot be one says why, in a comment on the line before. */

const sized =
  /^\s*(?:font-size|border-radius|(?:padding|margin)[a-z-]*|(?:row-|column-)?gap):[^;]*\b[1-9][\d.]*(?:px|rem)\b/;
const files = globSync("{web,door}/src/**/*.css", { cwd: rootFolder });

const exceptions = files.flatMap((file) => {
  const lines = readFileSync(join(rootFolder, file), "utf8").split("\n");
  return lines.flatMap((line, index) =>
    sized.test(line) ? [{ place: `${file}:${String(index + 1)}`, before: lines[index - 1] ?? "" }] : [],
  );
});

test("sizes are tokens, with fewer than 20 exceptions", () => {
  expect(files.length).toBeGreaterThan(50);
  expect(exceptions.map(({ place }) => place).length, JSON.stringify(exceptions)).toBeLessThan(20);
});

test("each exception says why", () => {
  expect(exceptions.filter(({ before }) => !before.includes("*/")).map(({ place }) => place)).toEqual([]);
});

test.each(["  font-size: 14px;", "  padding: 0 9px;", "  gap: 0.5rem;", "  border-radius: 3px;"])(
  "%s is seen",
  (line) => {
    expect(sized.test(line)).toBe(true);
  },
);
