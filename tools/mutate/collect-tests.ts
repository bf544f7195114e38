import { registerHooks } from "node:module";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { rootFolder } from "../folders.ts";
import { collect, type CollectedTest } from "./vitest-stand-in.ts";

/** The tests of files, in their order, for a process that runs them again and again. */
export async function collectTests(files: readonly string[]): Promise<CollectedTest[]> {
  // Promises that nobody waits for are listeners of clients that ended.
  process.on("unhandledRejection", () => undefined);
  const standIn = pathToFileURL(join(import.meta.dirname, "vitest-stand-in.ts")).href;
  registerHooks({
    resolve: (specifier, context, next) =>
      specifier === "vitest" ? { url: standIn, shortCircuit: true } : next(specifier, context),
  });
  const tests: CollectedTest[] = [];
  for (const file of files)
    tests.push(...(await collect(file, () => import(pathToFileURL(join(rootFolder, file)).href))));
  return tests;
}
