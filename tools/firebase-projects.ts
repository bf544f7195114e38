import { readFileSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod";
import { rootFolder } from "./folders.ts";
import { PlainError } from "./plain-error.ts";

const aliases = z.object({ projects: z.record(z.string(), z.string()) });

/**
 * Id of the project that .firebaserc names so.
 * @throws PlainError for no alias, an unknown one, and one that names no real project
 */
export function realProject(alias: string | undefined): string {
  const { projects } = aliases.parse(JSON.parse(readFileSync(join(rootFolder, ".firebaserc"), "utf8")));
  const project = alias === undefined ? undefined : projects[alias];
  if (alias === undefined || project === undefined) {
    throw new PlainError(`Name a project by its alias, one of ${Object.keys(projects).join(", ")}.`);
  }
  if (project.startsWith("demo-") || project.startsWith("fill-in-")) {
    throw new PlainError(
      `The alias "${alias}" names no real project (${project}): write its id into .firebaserc, then run the command again.`,
    );
  }
  return project;
}
