import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const source = join(import.meta.dirname, "../src");
const sheets = globSync("**/*.css", { cwd: source }).map(
  (path) => [path, readFileSync(join(source, path), "utf8")] as const,
);

/** Longer than this somebody waits for a thing that moves, in ms. */
const longest = 200;

/** Durations of what moves from one state to another; what goes round until something is there is no transition. */
function tooLong(css: string): string[] {
  return [...css.matchAll(/transition(?:-duration)?:[^;]+;/g)]
    .map(([declaration]) => declaration)
    .filter((declaration) =>
      [...declaration.matchAll(/(\d*\.?\d+)(ms|s)\b/g)].some(
        ([, amount, unit]) => Number(amount) * (unit === "s" ? 1000 : 1) > longest,
      ),
    );
}

test("nothing of the application moves longer than a fifth of a second", () => {
  expect(sheets.length).toBeGreaterThan(50);
  expect(sheets.flatMap(([path, css]) => tooLong(css).map((found) => [path, found]))).toEqual([]);
  expect(tooLong("a { transition: rotate 700ms ease; } b { transition: color 0.16s; }")).toHaveLength(1);
});
