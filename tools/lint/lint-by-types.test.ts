import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { rootFolder } from "../folders.ts";
import { runProcess } from "../run-process.ts";

let folder = "";

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "janur-lint-"));
  const compilerOptions = { strict: true, target: "ES2023", module: "ESNext", moduleResolution: "bundler" };
  writeFileSync(join(folder, "tsconfig.json"), JSON.stringify({ compilerOptions, include: ["*.ts"] }));
});
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

/** Types that are not found make these rules silent, and a silent check is green. */
it.each([
  [
    "no-floating-promises",
    "async function save() { await Promise.resolve(); }\nexport function leave() { save(); }",
  ],
  ["no-unsafe-type-assertion", "export const read = (value: unknown) => value as string;"],
  ["switch-exhaustiveness-check", 'export function say(a: "x" | "y") { switch (a) { case "x": return 1; } }'],
])("%s is refused", async (rule, code) => {
  writeFileSync(join(folder, "sample.ts"), code);
  const config = join(rootFolder, ".oxlintrc.json");
  const result = await runProcess("oxlint", ["--type-aware", "-c", config, folder]);
  expect(result.code).toBe(1);
  expect(result.output).toContain(`typescript(${rule})`);
});
