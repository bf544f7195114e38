import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { rootFolder } from "../folders.ts";

const source = join(rootFolder, "door", "src");
const sheets = globSync("**/*.css", { cwd: source });
const sized =
  /^\s*(?:font-size|border-radius|gap|(?:padding|margin)[a-z-]*):[^;]*(?<![\w.])[\d.]*[1-9]\d*(?:px|rem)\b/gm;

test("sizes of text, corners and distances of the door are tokens", () => {
  expect(sheets.length).toBeGreaterThan(10);
  const found = sheets.flatMap((path) =>
    [...readFileSync(join(source, path), "utf8").matchAll(sized)].map(([line]) => `${path}: ${line.trim()}`),
  );
  expect(found).toEqual([]);
});
