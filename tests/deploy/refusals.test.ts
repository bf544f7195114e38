import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { answersOf } from "./google-project.ts";
import { freshProject, type ProjectState } from "./project-state.ts";
import { GoogleStandIn } from "./google-stand-in.ts";
import { projectOf, RepositoryCopy } from "./repository-copy.ts";

/*
 * T25, its quick half: the command as it is typed, against a stand-in for Google. Whatever is wrong is named, nothing is
 * changed at Google, and nothing is built. The whole way stands in `deploy.proof.test.ts`.
 */

let copy: RepositoryCopy;
let google: GoogleStandIn;
let project: ProjectState;

beforeAll(() => {
  copy = new RepositoryCopy();
});
afterAll(() => {
  copy.delete();
});
beforeEach(async () => {
  project = freshProject(projectOf("staging"));
  google = new GoogleStandIn(answersOf(project));
  await google.start();
});
afterEach(async () => {
  await google.stop();
});

/** What would change something; questions are asked by POST as well. */
const changes = () =>
  google.calls.filter(({ method, path }) => method !== "GET" && !/:getIamPolicy$|\/token$/.test(path));

async function refused(...args: string[]): Promise<string> {
  const { code, output } = await copy.deploy(google, ...args);
  expect(code, output).toBe(1);
  expect(output).not.toMatch(/Built|Deploying to/);
  return output;
}

const patient = { timeout: 60_000 };

test(
  "settings that are missing or wrong are all named at once, before Google is asked",
  patient,
  async () => {
    copy.setUp("staging", {
      web: { VITE_FIREBASE_PROJECT_ID: projectOf("production") },
      functions: { MAIL_FROM: null, SITE_URL: "http://janur.example", HOSTING_EDGES: "" },
    });
    const output = await refused("staging");
    expect(output).toContain("web/.env.staging is for janur-prod-1, and this deploys to janur-stg-1");
    expect(output).toContain("functions/.env.janur-stg-1 does not say MAIL_FROM");
    expect(output).toContain("SITE_URL in functions/.env.janur-stg-1 must begin with https://");
    expect(output).toContain("functions/.env.janur-stg-1 does not say HOSTING_EDGES");
    expect(google.calls).toEqual([]);
  },
);

test("settings of the demo go nowhere", patient, async () => {
  copy.setUp("staging", { web: { VITE_FIREBASE_PROJECT_ID: "demo-janur" } });
  expect(await refused("staging")).toContain("names demo-janur, which only emulators know");
  expect(google.calls).toEqual([]);
});

test("a bare --force is refused", patient, async () => {
  copy.setUp("staging");
  expect(await refused("staging", "--force")).toContain("would delete every function and index");
  expect(google.calls).toEqual([]);
});

test("what the project lacks is named with the command that mends it", patient, async () => {
  copy.setUp("staging");
  project.buckets.clear();
  project.secrets.delete("SMTP_URL");
  project.secrets.set("APP_KEY", "short");
  project.roles.set("roles/firebaserules.firestoreServiceAgent", new Set(["serviceAccount:of-another"]));
  project.mayGrant = false;
  const output = await refused("staging");
  expect(output).toContain("gcloud storage buckets create gs://janur-stg-1-files");
  expect(output).toContain("The secret SMTP_URL is not set");
  expect(output).toContain("The secret APP_KEY has a key with fewer than 32 characters");
  expect(output).toContain("gcloud projects add-iam-policy-binding janur-stg-1");
  // It tried to grant the role, and was refused; nothing else.
  expect(changes().map(({ path }) => path)).toEqual([`/v1/projects/${project.number}:setIamPolicy`]);
});
