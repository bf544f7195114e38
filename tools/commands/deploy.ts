import { requireBundleFor } from "../build/web-project.ts";
import { realProject } from "../firebase-projects.ts";
import { requireHostingEdges } from "../hosting-edges.ts";
import { runInteractively } from "../run-process.ts";

/**
 * `npm run deploy -- <alias> [--only …]`: builds and deploys rules, indexes, functions and hosting to the project that
 * .firebaserc names. The steps before the first one stand in docs/operations.md.
 */
export async function run(args: string[]): Promise<number> {
  const [alias, ...rest] = args;
  const project = realProject(alias);
  requireHostingEdges(project);
  requireBundleFor(project);
  return runInteractively("firebase", ["deploy", "--project", project, ...rest]);
}
