import { cpSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import * as z from "zod";
import { deploymentSettings } from "../../functions/src/settings/deployment-settings.ts";
import { secretNames } from "../deploy/settings.ts";
import { rootFolder } from "../folders.ts";
import { runProcess } from "../run-process.ts";

/**
 * What a deployment does: functions/ is uploaded alone, and its dependencies are installed where no workspace is near, in
 * the versions of its own lock file.
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

/** A module of the installed package, as text for an import. */
const installed = (...parts: string[]) => join(folder, "alone", "node_modules", ...parts);

/** A real project's environment: the suite's own says that it is a demo. */
const project = {
  GCLOUD_PROJECT: "janur-test",
  FIREBASE_CONFIG: JSON.stringify({ projectId: "janur-test" }),
};

async function evaluate(script: string, environment: Record<string, string> = {}): Promise<unknown> {
  const loaded = await runProcess("node", ["--input-type=module", "--eval", script], {
    cwd: join(folder, "alone"),
    environment: { ...project, ...environment },
    onlyStandardOutput: true,
  });
  expect(loaded.code, loaded.output).toBe(0);
  return JSON.parse(loaded.output);
}

const expectedNames = Object.keys(await import("../../functions/src/index.ts")).sort();

it("installs and loads without the workspace and exports the functions", { timeout: 240_000 }, async () => {
  for (const name of ["package.json", "package-lock.json", "lib"])
    cpSync(join(rootFolder, "functions", name), join(folder, "alone", name), { recursive: true });
  // As the cloud's build does where a lock file lies beside: what it does not name is not installed.
  const install = ["ci", "--omit=dev", "--ignore-scripts", "--no-audit", "--no-fund"];
  const alone = join(folder, "alone");
  let done = await npm(alone, ...install, "--offline");
  if (done.code !== 0) done = await npm(alone, ...install, "--prefer-offline");
  expect(done.code, `npm could not install (is the registry reachable?): ${done.output}`).toBe(0);

  const exported = z.array(z.object({ name: z.string(), deployable: z.boolean() })).parse(
    await evaluate(`import functions from "./lib/index.cjs";
        const list = Object.entries(functions).map(([name, { __endpoint }]) => ({ name, deployable: __endpoint !== undefined }));
        process.stdout.write(JSON.stringify(list)); process.exit(0);`),
  );
  expect(exported.map(({ name }) => name).sort()).toEqual(expectedNames);
  expect(exported.filter(({ deployable }) => !deployable)).toEqual([]);
});

it("is discovered whole by Firebase's own program, with its secrets", { timeout: 60_000 }, async () => {
  const manifestFile = join(folder, "manifest.json");
  const program = installed("firebase-functions", "lib", "bin", "firebase-functions.js");
  const { code, output } = await runProcess("node", [program], {
    cwd: join(folder, "alone"),
    environment: { ...project, FUNCTIONS_MANIFEST_OUTPUT_PATH: manifestFile },
  });
  expect(code, output).toBe(0);
  const manifest = z
    .object({
      endpoints: z.record(z.string(), z.object({ platform: z.string(), region: z.array(z.string()) })),
      params: z.array(z.object({ name: z.string(), type: z.string() })),
      requiredAPIs: z.array(z.object({ api: z.string() })),
    })
    .parse(JSON.parse(readFileSync(manifestFile, "utf8")));
  expect(Object.keys(manifest.endpoints).sort()).toEqual(expectedNames);
  for (const endpoint of Object.values(manifest.endpoints)) {
    expect(endpoint).toEqual({ platform: "gcfv2", region: ["asia-southeast2"] });
  }
  const names = (isSecret: boolean) =>
    manifest.params.filter(({ type }) => (type === "secret") === isSecret).map(({ name }) => name);
  expect(names(true)).toEqual(expect.arrayContaining([...secretNames]));
  expect(names(false).sort()).toEqual(Object.keys(deploymentSettings).sort());
  expect(manifest.requiredAPIs.map(({ api }) => api).sort()).toEqual([
    "cloudscheduler.googleapis.com",
    "cloudtasks.googleapis.com",
  ]);
});

it("names our own files and lines where something fails", { timeout: 60_000 }, async () => {
  const stack = z.string().parse(
    await evaluate(
      `import functions from "./lib/index.cjs";
        try { functions.eventPage } catch (error) { process.stdout.write(JSON.stringify(error.stack)); process.exit(0); }`,
      { LINK_SECRET: "too short" },
    ),
  );
  expect(stack).toMatch(/src\/platform\/secrets\/key-value\.ts:\d+/);
});

/*
 * Firestore's client is half of what a definition may load: an instance that has to draw a page, show a picture or
 * take up a job loads it with its work, if at all.
 */
it("loads no client of the database before the work that needs it", { timeout: 60_000 }, async () => {
  // A list: what begins like a line of the log would be taken for one, and get the release.
  const loaded = z.array(z.tuple([z.string(), z.boolean()])).parse(
    await evaluate(`import { createRequire } from "node:module";
      const { cache } = createRequire(import.meta.url);
      const isLoaded = () => Object.keys(cache).some((file) => /[/\\\\]@google-cloud[/\\\\]firestore[/\\\\]/.test(file));
      const { default: functions } = await import("./lib/index.cjs");
      const names = ${JSON.stringify(expectedNames)}.sort((a, b) => +onDocument(a) - +onDocument(b));
      function onDocument(name) { return name === "syncProfile" || name === "notifyAssignedTask"; }
      const seen = [];
      for (const name of names) { if (functions[name].__endpoint) seen.push([name, isLoaded()]); }
      process.stdout.write(JSON.stringify(seen)); process.exit(0);`),
  );
  const loading = loaded.flatMap(([name, isLoading]) => (isLoading ? [name] : []));
  // What these two are defined with loads it, and says that the look above would see it.
  expect(loading.sort()).toEqual(["notifyAssignedTask", "syncProfile"]);
});
