import { realProject } from "../firebase-projects.ts";
import { runInteractively } from "../run-process.ts";

/**
 * `npm run deploy -- <alias> [--only …]`: builds and deploys rules, indexes, functions and hosting to the project that
 * .firebaserc names. The steps before the first one stand in docs/operations.md.
 */
export async function run(args: string[]): Promise<number> {
  const [alias, ...rest] = args;
  return runInteractively("firebase", ["deploy", "--project", realProject(alias), ...rest]);
}
