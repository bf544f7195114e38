import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { dirname, join, posix } from "node:path";
import { rootFolder } from "../folders.ts";

/** A folder of the repository and what lies directly in it. */
export interface Folder {
  path: string;
  /** Files of the product: code, styles and texts. */
  files: readonly string[];
  /** Files of its tests. */
  tests: readonly string[];
}

const isTest = (path: string) => /\.(test|spec)\.tsx?$/.test(path);

/** Every folder of these that git tracks, in the order of their paths. */
export function foldersOf(...roots: string[]): Folder[] {
  const listed = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard", ...roots], {
    cwd: rootFolder,
    encoding: "utf8",
  });
  const byFolder = Map.groupBy(listed.split("\n").filter(isPresent), (path) => dirname(path));
  return [...byFolder]
    .map(([path, all]) => ({
      path,
      files: all.filter((file) => !isTest(file)),
      tests: all.filter(isTest),
    }))
    .sort((one, other) => (one.path < other.path ? -1 : 1));
}

/** What was deleted and not yet committed is listed as well. */
function isPresent(path: string): boolean {
  if (path === "") return false;
  try {
    readFileSync(join(rootFolder, path));
    return true;
  } catch {
    return false;
  }
}

const specifier = /(?:from|import)\s*\(?\s*"(\.{1,2}\/[^"?]+|@janur\/[^"]+)"/g;
const packages: Readonly<Record<string, string>> = {
  "@janur/domain/": "domain/src/",
  "@janur/event-page/": "event-page/src/",
};

/** Paths that a file imports, as they are spelled: of another package without an ending. */
export function importsOf(path: string): string[] {
  const text = readFileSync(join(rootFolder, path), "utf8");
  return [...text.matchAll(specifier)].map(([, spelled = ""]) => {
    const [name, folder] = Object.entries(packages).find(([prefix]) => spelled.startsWith(prefix)) ?? [];
    return name === undefined || folder === undefined
      ? posix.normalize(posix.join(dirname(path), spelled))
      : folder + spelled.slice(name.length);
  });
}
