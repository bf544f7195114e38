import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { rootFolder } from "../folders.ts";
import { testsOfOwnProcess } from "./own-process.ts";

const found = (pattern: string) => globSync(pattern, { cwd: rootFolder, exclude: ["**/node_modules/**"] });

test.each(testsOfOwnProcess)("%s names tests that are there", (pattern) => {
  expect(found(pattern).length).toBeGreaterThan(0);
});

test("whoever changes the environment or the modules of its process has one of its own", () => {
  const own = new Set(testsOfOwnProcess.flatMap(found));
  const changing = found("{functions/src,tests}/**/*.emulator.test.ts").filter((path) =>
    /vi\.(stubEnv|resetModules|useFakeTimers|mock|doMock)\(|process\.env\[[^\]]+\] =/.test(
      readFileSync(join(rootFolder, path), "utf8"),
    ),
  );
  expect(changing.length).toBeGreaterThan(5);
  expect(changing.filter((path) => !own.has(path))).toEqual([]);
});
