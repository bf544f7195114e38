import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { smallSign, withoutSignNames } from "./small-signs.ts";

const folder = join(
  dirname(createRequire(import.meta.url).resolve("@tabler/icons-react/package.json")),
  "dist",
  "esm",
);
const sign = (name: string) => readFileSync(join(folder, "icons", `${name}.mjs`), "utf8");
const lines = (source: string) => [...source.matchAll(/"d": ?"([^"]*)"/g)].map(([, line]) => line);

test.each(["IconUsers", "IconAdjustmentsHorizontal", "IconSettings", "IconQrcode"])(
  "%s draws the same lines in one path",
  (name) => {
    const small = smallSign(sign(name));
    expect(lines(small)).toEqual([lines(sign(name)).join("")]);
    expect(small).toContain(`export { __iconNode, ${name} as default }`);
  },
);

test("areas keep a path each, so that none cuts a hole into another", () => {
  expect(lines(smallSign(sign("IconPlayerPauseFilled")))).toEqual(lines(sign("IconPlayerPauseFilled")));
});

test("a sign still takes the class that its place gives it", () => {
  const source = readFileSync(join(folder, "createReactComponent.mjs"), "utf8");
  expect(withoutSignNames(source)).toContain("className: className,");
  expect(withoutSignNames(source)).not.toMatch(/tabler-icon|displayName/);
});

test("signs that are written otherwise stop the build", () => {
  expect(() => smallSign("export const nothing = 1;")).toThrow("otherwise");
  expect(() => withoutSignNames("`${iconNamePascal}`")).toThrow("otherwise");
});
