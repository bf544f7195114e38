import { readFileSync, globSync } from "node:fs";
import { join } from "node:path";
import { parseEnv } from "node:util";
import { describe, expect, test } from "vitest";
import { deploymentSettings, numberSettings } from "../../functions/src/settings/deployment-settings.ts";
import { rootFolder } from "../folders.ts";
import { appCheckProblems, settingsProblems, type Settings } from "./settings.ts";

const usual = parseEnv(readFileSync(join(rootFolder, "functions/.env"), "utf8")) as Settings;

const complete: Settings = {
  ...usual,
  MAIL_FROM: "surat@janur.example",
  SITE_URL: "https://janur.example",
  FILES_BUCKET: "janur-stg-1-files",
  HOSTING_EDGES: "151.101.0.0/16 2a04:4e40::/32",
};

const problems = (change: Settings) => settingsProblems("janur-stg-1", { ...complete, ...change });

test("a project that says all of it is deployed to", () => {
  expect(problems({})).toEqual([]);
  expect(problems({ HOSTING_EDGES: "any", ENFORCE_APP_CHECK: "true", GUEST_MIN_INSTANCES: "1" })).toEqual([]);
});

test("a project that says nothing is told each setting that it has to", () => {
  const told = settingsProblems("janur-stg-1", usual);
  expect(told.map((problem) => /does not say (\w+)/.exec(problem)?.[1])).toEqual([
    "MAIL_FROM",
    "SITE_URL",
    "FILES_BUCKET",
    "HOSTING_EDGES",
  ]);
});

describe("what is wrong is named, with how it should be", () => {
  test.each([
    ["MAIL_FROM", "Janur <surat@janur.example>", /an address alone/],
    ["MAIL_FROM", "surat", /an address alone/],
    ["SITE_URL", "https://janur.example/", /end with the domain/],
    ["SITE_URL", "http://janur.example", /begin with https/],
    ["FILES_BUCKET", "gs://janur-files", /without gs:\/\//],
    ["HOSTING_EDGES", "151.101.0.0", /must be networks/],
    ["HOSTING_EDGES", "300.101.0.0/16", /functions\/\.env\.janur-stg-1: /],
    ["HOSTING_EDGES", " ", /does not say HOSTING_EDGES/],
    ["ENFORCE_APP_CHECK", "yes", /"true" or "false"/],
    ["EVENT_PAGE_MAX_INSTANCES", "0", /from 1 to 1000/],
    ["GUEST_MAX_INSTANCES", "many", /from 1 to 1000/],
    ["GUEST_MIN_INSTANCES", "-1", /from 0 to 10/],
  ])("%s=%s", (name, value, reason) => {
    const told = problems({ [name]: value });
    expect(told).toHaveLength(1);
    expect(told[0]).toMatch(reason);
    expect(told[0]).toContain("functions/.env.janur-stg-1");
  });

  test("more that wait than may be there", () => {
    expect(problems({ GUEST_MAX_INSTANCES: "1", GUEST_MIN_INSTANCES: "2" })).toEqual([
      expect.stringMatching(/GUEST_MIN_INSTANCES .* is more than GUEST_MAX_INSTANCES/),
    ]);
  });

  test("a name that nothing reads, and a secret in a file that is uploaded", () => {
    expect(problems({ MAIL_FORM: "x" })).toEqual([expect.stringMatching(/MAIL_FORM .* misspelt/)]);
    expect(problems({ LINK_SECRET: "x" })).toEqual([expect.stringMatching(/LINK_SECRET .* Secret Manager/)]);
  });
});

test("App Check is enforced where the bundle can bring what is asked for, and nowhere else", () => {
  const enforced = { ...complete, ENFORCE_APP_CHECK: "true" };
  expect(appCheckProblems("staging", enforced, {})).toEqual([expect.stringMatching(/would be refused/)]);
  expect(appCheckProblems("staging", enforced, { VITE_APP_CHECK_SITE_KEY: "a-key" })).toEqual([]);
  expect(appCheckProblems("staging", complete, {})).toEqual([]);
});

test("what suits most stands in functions/.env as it stands in the code", () => {
  for (const [name, { usual: number }] of Object.entries(numberSettings))
    expect(usual[name], name).toBe(String(number));
});

/** What Firebase, Google's runtime and the local suite say by themselves. */
const notSettings =
  /^(?:FIREBASE_\w+|FIRESTORE_EMULATOR_HOST|GCLOUD_PROJECT|GOOGLE_CLOUD_PROJECT|JANUR_\w+|K_\w+)$/;

test("functions read no setting that a deployment does not know", () => {
  const files = globSync("functions/src/**/*.ts", { cwd: rootFolder }).filter(
    (file) => !/\.test\.ts$/.test(file),
  );
  const read = files.flatMap((file) =>
    [...readFileSync(join(rootFolder, file), "utf8").matchAll(/process\.env(?:\["(\w+)"\]|\.(\w+))/g)].map(
      ([, quoted, plain]) => quoted ?? plain ?? "",
    ),
  );
  expect(read.length).toBeGreaterThan(5);
  expect(read.filter((name) => !notSettings.test(name) && !(name in deploymentSettings))).toEqual([]);
});
