import { globSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { expect, test } from "vitest";
import { rootFolder } from "../folders.ts";
import { testsOfOwnProcess } from "./own-process.ts";

const found = (pattern: string) => globSync(pattern, { cwd: rootFolder, exclude: ["**/node_modules/**"] });

test.each(testsOfOwnProcess)("%s names tests that are there", (pattern) => {
  expect(found(pattern).length).toBeGreaterThan(0);
});

const changes = /vi\.(stubEnv|resetModules|useFakeTimers|mock|doMock)\(|process\.env\[[^\]]+\] =/;
const textOf = (path: string) => readFileSync(join(rootFolder, path), "utf8");

test("whoever changes the environment or the modules of its process has one of its own", () => {
  const own = new Set(testsOfOwnProcess.flatMap(found));
  // By itself, or by what it takes from the harness.
  const helpers = found("{functions/src,tests}/**/harness/**/*.ts").filter((path) =>
    changes.test(textOf(path)),
  );
  expect(helpers.length).toBeGreaterThan(0);
  const changing = found("{functions/src,tests}/**/*.emulator.test.ts").filter((path) => {
    const text = textOf(path);
    return changes.test(text) || helpers.some((helper) => text.includes(`/${basename(helper)}"`));
  });
  expect(changing.length).toBeGreaterThan(5);
  expect(changing.filter((path) => !own.has(path))).toEqual([]);
});
