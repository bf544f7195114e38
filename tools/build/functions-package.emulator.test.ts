import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, beforeAll, expect, it } from "vitest";
import * as z from "zod";
import { rootFolder } from "../folders.ts";
import { runProcess } from "../run-process.ts";

/**
 * What a deployment does: functions/ is packed alone, and its dependencies are installed where no workspace is near.
 * It is the one test that may ask the package registry, and only when npm's cache lacks something.
 */
let folder = "";

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "functions-package-"));
});
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

async function npm(cwd: string, ...args: string[]): Promise<{ code: number; output: string }> {
  // Without the loopback guard of the other tests, which would refuse the registry.
  return runProcess("npm", args, { cwd, environment: { NODE_OPTIONS: "", npm_config_loglevel: "error" } });
}

it("installs and loads without the workspace and exports the functions", { timeout: 240_000 }, async () => {
  const packed = await npm(join(rootFolder, "functions"), "pack", "--pack-destination", folder);
  expect(packed.code, packed.output).toBe(0);
  const archive = readdirSync(folder).find((name) => name.endsWith(".tgz"));
  if (archive === undefined) throw new Error(`npm pack wrote no archive: ${packed.output}`);

  const alone = join(folder, "alone");
  mkdirSync(alone);
  writeFileSync(join(alone, "package.json"), JSON.stringify({ private: true }));
  const install = [
    "install",
    join(folder, archive),
    "--ignore-scripts",
    "--no-audit",
    "--no-fund",
    "--omit=dev",
  ];
  let installed = await npm(alone, ...install, "--offline");
  if (installed.code !== 0) installed = await npm(alone, ...install, "--prefer-offline");
  expect(installed.code, `npm could not install (is the registry reachable?): ${installed.output}`).toBe(0);

  const library = join(alone, "node_modules", "@janur", "functions", "lib", "index.js");
  const script = `import * as functions from ${JSON.stringify(pathToFileURL(library).href)};
    const list = Object.entries(functions).map(([name, { __endpoint }]) => ({ name, deployable: __endpoint !== undefined }));
    process.stdout.write(JSON.stringify(list)); process.exit(0);`;
  const loaded = await runProcess("node", ["--input-type=module", "--eval", script], {
    cwd: alone,
    onlyStandardOutput: true,
  });
  expect(loaded.code, loaded.output).toBe(0);
  const exported = z
    .array(z.object({ name: z.string(), deployable: z.boolean() }))
    .parse(JSON.parse(loaded.output));
  expect(exported.map(({ name }) => name)).toEqual(expect.arrayContaining(["eventPage", "guest", "host"]));
  expect(exported.filter(({ deployable }) => !deployable)).toEqual([]);
});
