import { expect, test } from "vitest";
import { cloudProblems } from "./cloud-problems.ts";
import type { GoogleProject } from "./google.ts";

const key = "k".repeat(44);
const values: Readonly<Record<string, string>> = {
  LINK_SECRET: key,
  APP_KEY: `${key},${key}`,
  BOUNCE_SECRET: key,
  SMTP_URL: "smtps://user:p%40ss@mail.example:465",
};

const whole: GoogleProject = {
  bucket: () => Promise.resolve({ found: true }),
  secret: (name) => Promise.resolve({ found: values[name] ?? "" }),
  account: () => Promise.reject(new Error("nobody asked for it")),
  number: () => Promise.resolve("123456"),
  hasRole: () => Promise.resolve({ found: true }),
  grantRole: () => Promise.reject(new Error("nobody asked for it")),
  functions: () => Promise.resolve({}),
  mails: () => Promise.resolve([]),
};

async function lookAt(change: Partial<GoogleProject>, settings: Readonly<Record<string, string>> = {}) {
  const said: string[] = [];
  const problems = await cloudProblems(
    "janur-stg-1",
    { FILES_BUCKET: "janur-stg-1-files", ...settings },
    { ...whole, ...change },
    (line) => said.push(line),
  );
  return { problems, said };
}

test("a project that has all of it lacks nothing, and is changed in nothing", async () => {
  expect(await lookAt({})).toEqual({ problems: [], said: [] });
});

test("a bucket that is not there is named with how to make it", async () => {
  const { problems } = await lookAt({ bucket: () => Promise.resolve({ missing: true }) });
  expect(problems).toEqual([
    expect.stringMatching(/no bucket janur-stg-1-files .*gcloud storage buckets create/),
  ]);
});

test.each([
  ["LINK_SECRET", "short", /LINK_SECRET has a key with fewer than 32/],
  ["APP_KEY", `${key},short`, /APP_KEY has a key with fewer than 32/],
  ["SMTP_URL", "mail.example", /SMTP_URL is no address of a mail server/],
])("a bad %s is told, and its value is not", async (bad, value, reason) => {
  const { problems } = await lookAt({
    secret: (name) => Promise.resolve({ found: name === bad ? value : (values[name] ?? "") }),
  });
  expect(problems).toEqual([expect.stringMatching(reason)]);
  expect(problems.join()).not.toContain(key);
});

test("a secret that is not set stops it; one that may not be read is left to the instance that starts", async () => {
  const absent = await lookAt({ secret: () => Promise.resolve({ missing: true }) });
  expect(absent.problems).toHaveLength(4);
  const hidden = await lookAt({ secret: () => Promise.resolve({ refused: "403" }) });
  expect(hidden.problems).toEqual([]);
  expect(hidden.said).toHaveLength(4);
});

test("accounts of their own are asked for where functions run as them", async () => {
  const own = { SERVICE_ACCOUNTS: "own" };
  expect((await lookAt({ account: () => Promise.resolve({ found: true }) }, own)).problems).toEqual([]);
  expect((await lookAt({ account: () => Promise.resolve({ missing: true }) }, own)).problems).toEqual([
    expect.stringMatching(/no service account janur-pages .*terraform apply/),
    expect.stringMatching(/no service account janur-calls/),
    expect.stringMatching(/no service account janur-work/),
  ]);
});

test("the Storage rules' role is granted where it is lacking", async () => {
  const granted: string[][] = [];
  const { problems, said } = await lookAt({
    hasRole: () => Promise.resolve({ found: false }),
    grantRole: (...what) => {
      granted.push(what);
      return Promise.resolve({ found: true });
    },
  });
  expect(problems).toEqual([]);
  expect(granted).toEqual([
    [
      "service-123456@gcp-sa-firebasestorage.iam.gserviceaccount.com",
      "roles/firebaserules.firestoreServiceAgent",
    ],
  ]);
  expect(said).toEqual([expect.stringMatching(/^Granted/)]);
});

test.each([
  ["nobody may see it", { hasRole: () => Promise.resolve({ refused: "403" }) }],
  [
    "nobody may grant it",
    {
      hasRole: () => Promise.resolve({ found: false }),
      grantRole: () => Promise.resolve({ refused: "403" }),
    },
  ],
])("the role stops the deployment where %s, with the command to run", async (_why, change) => {
  const { problems } = await lookAt(change);
  expect(problems).toEqual([
    expect.stringMatching(/gcloud projects add-iam-policy-binding janur-stg-1 .*firestoreServiceAgent/),
  ]);
});
