import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, test } from "vitest";

/** Names of sheets below a folder of `event-page/src` whose text a pattern is found in. */
function sheetsWith(pattern: RegExp, sheets: string, folder = ""): string[] {
  const cwd = join(import.meta.dirname, "..", folder);
  return globSync(sheets, { cwd }).filter((path) => pattern.test(readFileSync(join(cwd, path), "utf8")));
}

/** What a phone paints anew, point by point, over what it has painted. */
const repainted = /\b(?:backdrop-)?filter\s*:|\b(?:mix|background)-blend-mode\s*:/;

describe("the style of themes", () => {
  test("leaves the crop of photos to their hosts: --x and --y are theirs, and every frame inherits them", () => {
    expect(sheetsWith(/--[xy]:/, "*/*.css", "themes")).toEqual([]);
  });

  test("sets no property that nothing reads: a picture would be baked for it", () => {
    const cwd = join(import.meta.dirname, "..");
    const textsOf = (paths: string[]) =>
      paths.map((path) => readFileSync(join(cwd, path), "utf8")).join("\n");
    const sheets = globSync("themes/*/*.css", { cwd });
    const files = globSync("**/*.{css,ts,tsx}", { cwd }).filter((path) => !path.startsWith("generated/"));
    const shared = textsOf(files.filter((path) => !sheets.includes(path)));
    const unread = [...new Set(sheets.map(dirname))].flatMap((theme) => {
      const text = textsOf(sheets.filter((path) => dirname(path) === theme));
      const names = new Set([...text.matchAll(/(--[a-z-]+):/g)].map(([, name = ""]) => name));
      return [...names]
        .filter((name) => !(text + shared).includes(`var(${name}`))
        .map((name) => `${theme}: ${name}`);
    });
    expect(unread).toEqual([]);
  });
});

describe("every sheet of guests' pages, helpers' and screens'", () => {
  test("leaves no tone, shade or blur to their phones, which are cheap: it is baked into pictures", () => {
    expect(sheetsWith(/./, "**/*.css")).toEqual(
      expect.arrayContaining(["styles/page.css", "themes/raudhah/raudhah.css", "themes/raudhah/scenes.css"]),
    );
    expect(sheetsWith(repainted, "**/*.css")).toEqual([]);
  });

  test.each([
    "filter: blur(2px)",
    "-webkit-backdrop-filter:blur(2px)",
    "mix-blend-mode: multiply",
    "background-blend-mode: color",
  ])("would be found out with %s", (rule) => {
    expect(rule).toMatch(repainted);
  });
});
