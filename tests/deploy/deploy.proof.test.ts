import { strFromU8, unzipSync } from "fflate";
import { afterAll, beforeAll, expect, test } from "vitest";
import { answersOf } from "./google-project.ts";
import { freshProject, type ProjectState } from "./project-state.ts";
import { GoogleStandIn, type Call } from "./google-stand-in.ts";
import { projectOf, RepositoryCopy, type Alias } from "./repository-copy.ts";

/*
 * T25: the real firebase-tools deploys to a stand-in for Google's control plane, for both aliases, from a copy of the
 * repository with settings of its own. HTTP on loopback; no connection leaves the machine.
 */

let copy: RepositoryCopy;

beforeAll(() => {
  copy = new RepositoryCopy();
  copy.setUp("staging");
  copy.setUp("production");
});
afterAll(() => {
  copy.delete();
});

async function deploy(project: ProjectState, ...args: string[]): Promise<{ output: string; calls: Call[] }> {
  const google = new GoogleStandIn(answersOf(project));
  await google.start();
  try {
    const { code, output } = await copy.deploy(google, ...args);
    expect(code, output).toBe(0);
    return { output, calls: google.calls };
  } finally {
    await google.stop();
  }
}

/** Each kind of call once, and in no order: most of it happens side by side. */
function kinds(calls: readonly Call[], project: ProjectState): string {
  const lines = calls.map(({ method, host, path }) => {
    const [address = "", query = ""] = path.split("?");
    const kept = /functionId=\w+/.exec(query)?.[0];
    return `${method} ${host}${address}${kept === undefined ? "" : `?${kept}`}`
      .replaceAll(project.id, "{project}")
      .replaceAll(project.number, "{number}");
  });
  return `${[...new Set(lines)].sort().join("\n")}\n`;
}

let golden: string | undefined;

const at = (calls: readonly Call[], method: string, path: RegExp) =>
  calls.findIndex((call) => call.method === method && path.test(call.path));

test.each<Alias>(["staging", "production"])("deploys %s whole, with nobody at a terminal", async (alias) => {
  const project = freshProject(projectOf(alias));
  const { calls, output } = await deploy(project, alias);

  // The same of both. `npx vitest run --project proof tests/deploy -u` writes it again, beside a running suite.
  golden ??= kinds(calls, project);
  if (alias === "staging") await expect(golden).toMatchFileSnapshot("calls.golden.txt");
  expect(kinds(calls, project)).toBe(golden);
  expect(output).toContain(`Deploying to '${project.id}'`);
  const other = projectOf(alias === "staging" ? "production" : "staging");
  expect(calls.filter((call) => call.path.includes(other) || call.body.includes(other))).toEqual([]);

  // The role first, then what has to be forced by name, then the rest; pages last.
  const role = at(calls, "POST", /:setIamPolicy$/);
  const forced = at(calls, "POST", /functionId=storeUpload/);
  const rules = at(calls, "POST", /\/rulesets$/);
  const page = at(calls, "POST", /functionId=eventPage/);
  const release = at(calls, "POST", /\/releases\?/);
  for (const step of [role, forced, rules, page, release]) expect(step).toBeGreaterThanOrEqual(0);
  expect(role).toBeLessThan(forced);
  expect(forced).toBeLessThan(page);
  expect(Math.max(rules, page)).toBeLessThan(release);
  expect(calls.filter(({ method }) => method === "DELETE")).toEqual([]);
  expect([...(project.roles.get("roles/firebaserules.firestoreServiceAgent") ?? [])]).toEqual([
    `serviceAccount:service-${project.number}@gcp-sa-firebasestorage.iam.gserviceaccount.com`,
  ]);

  // What was uploaded of functions: a lock file without addresses, and no settings of any project.
  const archive = unzipSync(project.uploads.get("functions.zip") ?? Buffer.alloc(0));
  expect(Object.keys(archive)).toEqual(
    expect.arrayContaining(["package.json", "package-lock.json", "lib/index.cjs"]),
  );
  expect(Object.keys(archive).filter((name) => /^\.|^src\/|^node_modules\/|\.test\./.test(name))).toEqual([]);
  expect(strFromU8(archive["package-lock.json"] ?? new Uint8Array())).not.toContain('"resolved"');
  const eventPage = calls[page]?.body.toString() ?? "";
  expect(JSON.parse(eventPage)).toMatchObject({
    serviceConfig: {
      maxInstanceCount: 10,
      environmentVariables: { MAIL_FROM: "surat@janur.example", FILES_BUCKET: `${project.id}-files` },
    },
  });

  // What was uploaded of pages: nothing hidden, and every service tagged with the version that it belongs to.
  const pages = [...project.uploads.keys()].filter((name) => name.startsWith("/"));
  expect(pages).toEqual(expect.arrayContaining(["/index.html", "/sign-in.html", "/bantu/pintu/index.html"]));
  expect(pages.filter((name) => /\/\./.test(name))).toEqual([]);
  const { config } = JSON.parse(project.uploads.get("hosting.json")?.toString() ?? "{}") as {
    config: { rewrites: { run?: { serviceId: string; region: string; tag?: string } }[] };
  };
  const services = config.rewrites.flatMap(({ run }) => (run === undefined ? [] : [run]));
  expect(services.length).toBeGreaterThan(5);
  for (const { serviceId, region, tag } of services)
    expect([serviceId, region, tag], serviceId).toEqual([serviceId, "asia-southeast2", "fh-v1"]);
});

test("a second deployment forces nothing, and a preview leaves rules and triggers alone", async () => {
  copy.setUp("production", { functions: { SERVICE_ACCOUNTS: "own" } });
  const project = freshProject(projectOf("production"));
  const first = await deploy(project, "production", "--only", "functions");
  const page: unknown = JSON.parse(
    first.calls[at(first.calls, "POST", /functionId=eventPage/)]?.body.toString() ?? "{}",
  );
  expect(page).toMatchObject({
    serviceConfig: { serviceAccountEmail: "janur-pages@janur-prod-1.iam.gserviceaccount.com" },
  });
  const { output } = await deploy(project, "production", "--only", "functions,storage");
  expect(output).not.toContain("First, and each by name");

  const { calls, output: shown } = await deploy(project, "production", "--preview", "pr-7");
  expect(shown).toContain("pr-7");
  expect(at(calls, "POST", /channelId=pr-7/)).toBeGreaterThanOrEqual(0);
  expect(
    calls.filter(({ path, method }) => method !== "GET" && /rulesets$|indexes$|functionId=/.test(path)),
  ).toEqual([]);
});
