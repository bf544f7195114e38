import { globSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import postcss, { type AcceptedPlugin } from "postcss";
import { expect, test } from "vitest";
import { literalSizes } from "../../tools/checks/literal-sizes.ts";
import { tokens } from "../src/ui/tokens.ts";

const source = join(import.meta.dirname, "../src");
const sheets = globSync("**/*.css", { cwd: source }).sort();

/** One pixel is the width of a line; paper is measured in mm and pt. */
const literal = /(?<![\w.])(?!-?1px)-?[\d.]+px\b/g;

const literals = (css: string) => literalSizes(css, literal);

/** By the file: each with its reason. Whatever is round at its ends has a step beyond the half of its height. */
const exceptions: Readonly<Record<string, readonly [size: string, because: string][]>> = {
  "app/layouts/shell.module.css": [
    ["padding 7px", "a key's cap is as high as the line around it"],
    ["border-radius 5px", "of the same cap"],
  ],
  "app/shell/bottom-bar.module.css": [
    ["gap 3px", "sign and word keep within 56 px"],
    ["border-radius 3px", "a mark of 3 px, round below"],
    ["border-radius 3px", "and on its other side"],
    ["margin -3px", "a pill of 34 px in a row for signs of 25"],
  ],
  "features/guest/components/guest-list.module.css": [
    ["padding-inline-start 17px", "over the boxes of the rows, which have a line around them"],
  ],
  "features/guest/components/guest-row.module.css": [
    ["padding 7px", "two lines and the line below make 64"],
    ["padding 7px", "and above"],
  ],
  "features/helper-list/components/proposals.module.css": [
    ["border-radius 11px", "a figure of 22 px, which may stand on two lines"],
  ],
  "features/task/components/due-tasks.module.css": [
    ["margin-left -11px", "a box of 22 px in a place of 44 stands at the edge of the words"],
  ],
  "features/task/components/task-list.module.css": [
    ["margin -11px", "a box of 22 px in a place of 44 stands at the edge of the words"],
    ["padding 3px", "two lines of 27 and 20 px make 52"],
  ],
  "ui/chart/stacked-table.module.css": [
    ["padding 5px", "lines of a legend, closer than rows of a table"],
    ["border-radius 3px", "a tone of 10 px, hardly round"],
  ],
  "ui/layout/link-tabs.module.css": [["padding 9px", "four tabs fit a phone of 360 px"]],
};

test("sizes of text, corners and distances are tokens, but for what is named with its reason", () => {
  const found = sheets.flatMap((path) => {
    const sizes = literals(readFileSync(join(source, path), "utf8"));
    return sizes.length === 0 ? [] : [[path, sizes] as const];
  });
  expect(sheets.length).toBeGreaterThan(100);
  expect(Object.fromEntries(found)).toEqual(
    Object.fromEntries(
      Object.entries(exceptions).map(([path, named]) => [path, named.map(([size]) => size)]),
    ),
  );
  expect(Object.values(exceptions).flat().length).toBeLessThan(20);
});

test("a size in px is found wherever it stands", () => {
  expect(literals("a { padding: calc(5px + 1em) var(--x) -7px; &:hover { gap: 1px 3px } }")).toEqual([
    "padding 5px",
    "padding -7px",
    "gap 3px",
  ]);
  expect(literals("@media print { a { margin: 4mm; font-size: 10pt; width: 7px } }")).toEqual([]);
});

test("the build writes tokens out, and nothing else of the theme", () => {
  const { plugins } = createRequire(import.meta.url)("../postcss.config.cjs") as {
    plugins: AcceptedPlugin[];
  };
  const written = postcss(plugins).process(
    "a{font-size:var(--mantine-font-size-sm);margin:calc(var(--mantine-spacing-md) * -1) var(--janur-step-2-5);border-radius:var(--mantine-radius-lg);color:var(--mantine-color-text)}",
    { from: undefined },
  ).css;
  const { fontSizes, spacing, radius } = tokens;
  expect(written).toBe(
    `a{font-size:${fontSizes.sm};margin:calc(${spacing.md} * -1) 10px;border-radius:${radius.lg};color:var(--mantine-color-text)}`,
  );
});

test("no step stands for a size that has a name", () => {
  const named = new Set([...Object.values(tokens.spacing), "0px"]);
  const steps = sheets.flatMap((path) =>
    [...readFileSync(join(source, path), "utf8").matchAll(/--janur-step-(\d+)(-5)?/g)].map(
      ([step, fours = "", half]) => [step, `${String(Number(fours) * 4 + (half === undefined ? 0 : 2))}px`],
    ),
  );
  expect(steps.length).toBeGreaterThan(100);
  const inGaps = new Set(["--janur-step-2", "--janur-step-3", "--janur-step-4"]);
  expect(steps.filter(([step = "", size = ""]) => named.has(size) && !inGaps.has(step))).toEqual([]);
});
