import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { expect, test } from "vitest";
import { rootFolder } from "../folders.ts";

const source = join(rootFolder, "web", "src");

const files = new Map(
  readdirSync(source, { recursive: true, encoding: "utf8" })
    .filter((path) => /\.tsx?$/.test(path) && !/\.test\.|locales/.test(path))
    .map((path) => [join(source, path), readFileSync(join(source, path), "utf8")]),
);

const textOf = (file: string) => files.get(file) ?? "";
const quoted = (text: string) => [...text.matchAll(/"([^"]+)"/g)].map(([, word = ""]) => word);

/** Files of ours that a pattern's first group names, as `file` writes them. */
function named(file: string, pattern: RegExp): string[] {
  return [...textOf(file).matchAll(pattern)]
    .map(([, path = ""]) => resolve(dirname(file), path))
    .filter((path) => files.has(path));
}

/** Everything that is reached from there by what `next` names of each. */
function reached(from: readonly string[], next: (file: string) => string[]): string[] {
  const seen = new Set(from);
  for (const file of seen) for (const found of next(file)) seen.add(found);
  return [...seen];
}

const withFile = (file: string) => named(file, /^(?:import|export)\s(?!type)[^;]*?from\s+"(\.[^"]+)"/gms);
const afterFile = (file: string) => named(file, /import\("(\.[^"]+)"\)/g);

/** Namespaces that a file takes its words from. */
function wordsOf(file: string): string[] {
  const hooks = [...textOf(file).matchAll(/useTranslation\(\s*(\[[^\]]*\]|"[^"]+")/g)];
  return hooks.flatMap(([, names = ""]) => quoted(names));
}

const router = readFileSync(join(source, "app/router.tsx"), "utf8");
const pages = [...router.matchAll(/(?:page|privatePage|staffPage)\(\{(.*?)\n\s*\}\)/gs)].flatMap(
  ([, page = ""]) => {
    const route = /import\("(\.[^"]+)"\)/.exec(page)?.[1];
    const namesIn = (option: string) =>
      quoted(new RegExp(`\\b${option}: \\[([^\\]]*)\\]`).exec(page)?.[1] ?? "");
    return route === undefined
      ? []
      : [{ route, now: namesIn("namespaces"), late: namesIn("lateNamespaces") }];
  },
);

test("every page is found with its texts", () => {
  expect(pages.length).toBeGreaterThan(40);
});

// Without a signal a part that was fetched ahead would open with the keys of texts that were not.
test.each(pages)("$route names the texts of its late parts", ({ route, now, late }) => {
  const page = reached([resolve(source, "app", route)], withFile);
  const parts = reached(page.flatMap(afterFile), (file) => [...withFile(file), ...afterFile(file)]);
  const broughtAlong = [...page, ...parts].flatMap((file) =>
    quoted(/loadNamespaces\(\[([^\]]*)\]/.exec(textOf(file))?.[1] ?? ""),
  );
  const needed = new Set(parts.flatMap(wordsOf));
  for (const known of ["shell", ...now, ...page.flatMap(wordsOf), ...broughtAlong]) needed.delete(known);
  expect([...needed].sort()).toEqual([...late].sort());
});

test.each(pages)("$route fetches its texts with its code", ({ route, now }) => {
  const page = reached([resolve(source, "app", route)], withFile);
  expect(page.flatMap(wordsOf).filter((name) => name !== "shell" && !now.includes(name))).toEqual([]);
});
