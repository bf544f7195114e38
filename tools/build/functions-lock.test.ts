import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import * as z from "zod";
import { rootFolder } from "../folders.ts";
import { lockOfWorkspace } from "./functions-lock.ts";

const lockSchema = z.object({
  packages: z.record(
    z.string(),
    z.looseObject({
      version: z.string().optional(),
      integrity: z.string().optional(),
      dev: z.boolean().optional(),
      optional: z.boolean().optional(),
    }),
  ),
});

const made = (root: unknown, workspace: string) =>
  lockSchema.parse(lockOfWorkspace(root, workspace)).packages;

const root = {
  lockfileVersion: 3,
  packages: {
    "": { workspaces: ["functions"] },
    functions: { name: "f", version: "1.0.0", dependencies: { a: "1", b: "1" }, devDependencies: { d: "1" } },
    "functions/node_modules/b": { version: "1.5.0", integrity: "sha512-b15" },
    "node_modules/a": { version: "1.0.0", integrity: "sha512-a", dependencies: { b: "2" }, dev: true },
    "node_modules/b": { version: "2.0.0", integrity: "sha512-b2", optionalDependencies: { c: "1" } },
    "node_modules/c": { version: "1.0.0", integrity: "sha512-c", optional: true, resolved: "https://x" },
    "node_modules/d": { version: "1.0.0", integrity: "sha512-d", dependencies: { c: "1" } },
    "node_modules/e": { version: "1.0.0", integrity: "sha512-e" },
  },
};

test("a workspace's lock file holds what it needs in the versions that are installed here, and nothing else", () => {
  const packages = made(root, "functions");
  expect(Object.fromEntries(Object.entries(packages).map(([path, { version }]) => [path, version]))).toEqual({
    "": "1.0.0",
    "node_modules/a": "1.0.0",
    "node_modules/a/node_modules/b": "2.0.0",
    "node_modules/b": "1.5.0",
    "node_modules/c": "1.0.0",
    "node_modules/d": "1.0.0",
  });
});

test("says anew what is left out without development, or where a platform lacks it", () => {
  const packages = made(root, "functions");
  expect(packages["node_modules/a"]).not.toHaveProperty("dev");
  expect(packages["node_modules/d"]).toMatchObject({ dev: true });
  expect(packages["node_modules/c"]).toEqual({ version: "1.0.0", integrity: "sha512-c", optional: true });
});

test("functions' own is whole: every package with its checksum, every dependency with an entry, no address", () => {
  const packages = made(JSON.parse(readFileSync(join(rootFolder, "package-lock.json"), "utf8")), "functions");
  const entries = Object.entries(packages).filter(([path]) => path !== "");
  expect(entries.length).toBeGreaterThan(200);
  expect(entries.filter(([, { integrity }]) => integrity === undefined)).toEqual([]);
  expect(JSON.stringify(packages)).not.toContain('"resolved"');
  const isFound = (path: string, name: string): boolean => {
    for (let at = path; ; at = at.slice(0, Math.max(0, at.lastIndexOf("/node_modules/")))) {
      if (packages[at === "" ? `node_modules/${name}` : `${at}/node_modules/${name}`] !== undefined)
        return true;
      if (at === "") return false;
    }
  };
  const wanted = z.looseObject({ dependencies: z.record(z.string(), z.string()).default({}) });
  const missing = Object.entries(packages).flatMap(([path, entry]) =>
    Object.keys(wanted.parse(entry).dependencies)
      .filter((name) => !isFound(path, name))
      .map((name) => `${name} of ${path}`),
  );
  expect(missing).toEqual([]);
});
