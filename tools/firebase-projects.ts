import { readFileSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod";
import { rootFolder } from "./folders.ts";
import { PlainError } from "./plain-error.ts";

const aliases = z.object({ projects: z.record(z.string(), z.string()) });

function readProjects(): Readonly<Record<string, string>> {
  return aliases.parse(JSON.parse(readFileSync(join(rootFolder, ".firebaserc"), "utf8"))).projects;
}

/**
 * Id of the project that .firebaserc names so.
 * @throws PlainError for no alias, an unknown one, and one that names no real project
 */
export function realProject(alias: string | undefined, projects = readProjects()): string {
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

/**
 * Alias of a project that Firebase's program deploys to.
 * @throws PlainError where it is told no project, or one that has no alias: a build has its settings by its alias
 */
export function deployedTo(project: string | undefined, projects = readProjects()): string {
  const [alias] = Object.entries(projects).find(([, id]) => id === project) ?? [];
  if (alias === undefined || project === undefined) {
    throw new PlainError(
      `No alias of .firebaserc is for ${project ?? "no project"}: write one there and deploy by it (docs/operations.md).`,
    );
  }
  return alias;
}
