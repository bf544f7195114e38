import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { rootFolder } from "../folders.ts";
import { literalSizes } from "./literal-sizes.ts";

const source = join(rootFolder, "door", "src");
const sheets = globSync("**/*.css", { cwd: source });
const literal = /(?<![\w.])-?[\d.]*[1-9]\d*(?:px|rem)\b/g;

test("sizes of text, corners and distances of the door are tokens", () => {
  expect(sheets.length).toBeGreaterThan(10);
  const found = sheets.flatMap((path) =>
    literalSizes(readFileSync(join(source, path), "utf8"), literal).map((size) => `${path}: ${size}`),
  );
  expect(found).toEqual([]);
});
