import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { rootFolder, workFolder } from "../folders.ts";
import { PlainError } from "../plain-error.ts";
import { runProcess } from "../run-process.ts";
import { requireBundleOf } from "./bundle-project.ts";
import { buildFunctions } from "./build-functions.ts";
import { fingerprint, makeWhenChanged } from "./fingerprint.ts";
import { writeFunctionsLock } from "./functions-lock.ts";
import { suiteTarget, type WebTarget } from "./web-project.ts";

const tools = ["tools/build", "package-lock.json", "tsconfig.base.json"];
/** Whatever is made of these carries what the bundler of the guests' page wrote, and is made anew with it. */
const eventPage = ["tools/bundle", "event-page", "domain/src", "package-lock.json"];

/**
 * Generates the guests' page assets, then builds functions/lib and web/dist, each only when its inputs changed.
 * @param force builds even when nothing changed
 * @param target whom the web application is for; the local suite where nobody says
 * @throws PlainError when a build fails; its messages have been shown. Also where what was built for a real project names another.
 */
export async function buildAll(
  say: (line: string) => void,
  { force = false, target = suiteTarget }: { force?: boolean; target?: WebTarget } = {},
): Promise<void> {
  await bundleEventPage(say, force);
  await step("functions", {
    say,
    force,
    inputs: [...tools, ...eventPage, "functions/src", "functions/package.json"],
    products: ["functions/lib/index.cjs"],
    make: buildFunctions,
  });
  await step("functions' lock file", {
    say,
    force,
    inputs: [...tools, "functions/package.json"],
    products: ["functions/package-lock.json"],
    make: writeFunctionsLock,
  });
  await step("web", {
    say,
    force,
    inputs: [...tools, ...eventPage, "web"],
    products: ["web/dist/index.html", "web/dist/sign-in.html", "web/dist/app.html"],
    settings: `${target.mode} ${target.project}`,
    // A mode of its own for each: what `web/.env.<alias>` says is no business of the local suite.
    make: () =>
      runTool("vite", ["build", "--manifest", "--logLevel", "warn", "--mode", target.mode], {
        workspace: "web",
        environment: { VITE_FIREBASE_PROJECT_ID: target.project },
      }),
  });
  // Behind the application, whose build empties the folder that both are served from.
  await step("door", {
    say,
    force,
    inputs: [...tools, "door", "domain/src"],
    products: ["web/dist/bantu/pintu/index.html", "web/dist/bantu/pintu/service-worker.js"],
    make: () => runTool("vite", ["build", "--logLevel", "warn"], { workspace: "door" }),
  });
  if (target !== suiteTarget) requireBundleOf(target.project);
}

/** Writes event-page/src/generated and the page's fonts, which every other build, the types and the tests import. */
export async function bundleEventPage(say: (line: string) => void, force = false): Promise<void> {
  await step("guests' page assets", {
    say,
    force,
    inputs: eventPage,
    products: ["assets.ts", "looks.ts", "cards.ts"].map((name) => `event-page/src/generated/${name}`),
    make: () => runTool("node", ["tools/bundle/event-page-assets.ts"]),
  });
}

async function step(
  name: string,
  task: {
    say: (line: string) => void;
    force: boolean;
    inputs: readonly string[];
    /** What a build depends on beside its files. */
    settings?: string;
    products: readonly string[];
    make: () => Promise<void>;
  },
): Promise<void> {
  const started = performance.now();
  const stampFile = join(workFolder, "stamps", name.replaceAll(/[^a-z]+/g, "-"));
  if (task.force && existsSync(stampFile)) writeFileSync(stampFile, "");
  const ran = await makeWhenChanged({
    stampFile,
    fingerprint: [fingerprint(rootFolder, task.inputs), task.settings ?? ""].join(" ").trim(),
    products: task.products.map((path) => join(rootFolder, path)),
    make: task.make,
  });
  if (ran) task.say(`Built ${name} in ${((performance.now() - started) / 1000).toFixed(1)} s.`);
}

async function runTool(
  command: string,
  args: readonly string[],
  {
    workspace = ".",
    environment = {},
  }: { workspace?: string; environment?: Readonly<Record<string, string>> } = {},
): Promise<void> {
  mkdirSync(workFolder, { recursive: true });
  const { code } = await runProcess(command, args, {
    cwd: join(rootFolder, workspace),
    environment,
    show: true,
  });
  if (code !== 0) throw new PlainError(`\`${command} ${args.join(" ")}\` failed; its message is above.`);
}
