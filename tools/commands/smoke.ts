import { webSettings } from "../build/web-project.ts";
import { googleProject } from "../deploy/google.ts";
import { functionsSettings } from "../deploy/settings.ts";
import { runningSuite } from "../emulators/running-suite.ts";
import { realProject } from "../firebase-projects.ts";
import { runSmoke } from "../smoke/run-smoke.ts";
import { deployedTarget, localTarget, type SmokeTarget } from "../smoke/target.ts";

/**
 * `npm run smoke -- <alias>`: one look at each thing that only a deployed project can show (headers at the edge, sign-in,
 * upload, a scheduled run, page, answer, lists under the rules, a task, a mail), as an account of SMOKE_EMAIL and
 * SMOKE_PASSWORD; `npm run smoke -- local`: the same of the suite that runs at JANUR_PORT_OFFSET.
 */
export async function run([alias]: string[]): Promise<number> {
  const target = alias === "local" ? localTarget(await runningSuite()) : await deployed(alias);
  process.stdout.write(`Smoke run of ${target.firebase.projectId} at ${target.site}\n`);
  const failed = await runSmoke(target, (line) => process.stdout.write(`${line}\n`));
  process.stdout.write(failed.length === 0 ? "All is well.\n" : `${String(failed.length)} failed.\n`);
  return failed.length === 0 ? 0 : 1;
}

async function deployed(alias: string | undefined): Promise<SmokeTarget> {
  const project = realProject(alias);
  const site = functionsSettings(project)["SITE_URL"] ?? `https://${project}.web.app`;
  return deployedTarget(webSettings(alias ?? ""), site, await googleProject(project), process.env);
}
