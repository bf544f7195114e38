import { readFileSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod";
import { rootFolder } from "../folders.ts";
import { PlainError } from "../plain-error.ts";
import { runInteractively } from "../run-process.ts";

const aliases = z.object({ projects: z.record(z.string(), z.string()) });

/**
 * `npm run deploy -- <alias> [--only …]`: builds and deploys rules, indexes, functions and hosting to the project that
 * .firebaserc names. The steps before the first one stand in docs/operations.md.
 */
export async function run(args: string[]): Promise<number> {
  const [alias, ...rest] = args;
  const { projects } = aliases.parse(JSON.parse(readFileSync(join(rootFolder, ".firebaserc"), "utf8")));
  const project = alias === undefined ? undefined : projects[alias];
  if (alias === undefined || project === undefined) {
    throw new PlainError(
      `Say where to deploy: \`npm run deploy -- <alias>\`, one of ${Object.keys(projects).join(", ")}.`,
    );
  }
  if (project.startsWith("demo-") || project.startsWith("fill-in-")) {
    throw new PlainError(
      `The alias "${alias}" names no real project (${project}): write its id into .firebaserc, then run the command again.`,
    );
  }
  return runInteractively("firebase", ["deploy", "--project", project, ...rest]);
}
