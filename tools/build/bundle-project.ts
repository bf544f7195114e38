import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { rootFolder } from "../folders.ts";
import { PlainError } from "../plain-error.ts";

/** Where a bundle names its project: the settings of its build, or Firebase's options where they were put in place. */
const projectIds = /(?:VITE_FIREBASE_PROJECT_ID|projectId)["']?:\s*["'`]([a-z0-9-]+)["'`]/g;
/** Ids that only emulators know, wherever a script names one. */
const demoIds = /["'`](demo-[a-z0-9-]+)["'`]/g;
/** Firebase's own name for a project nobody named, in its code for emulators. */
const namesNobody: ReadonlySet<string> = new Set(["demo-project"]);

/** @returns every project that the finished scripts of a folder name */
export function projectsOfBundle(folder: string): string[] {
  const texts = globSync("**/*.{js,html}", { cwd: folder }).map((name) =>
    readFileSync(join(folder, name), "utf8"),
  );
  const found = texts.flatMap((text) =>
    [projectIds, demoIds].flatMap((pattern) => [...text.matchAll(pattern)].map(([, id = ""]) => id)),
  );
  return [...new Set(found)].filter((id) => !namesNobody.has(id)).sort();
}

/**
 * Looks at what was built, not at what it was told: a setting of the shell, a build that was interrupted or a folder that
 * was left would speak to another project, and nothing else would show it.
 * @throws PlainError where it names none, another, or one that only emulators know
 */
export function requireBundleOf(project: string, folder = join(rootFolder, "web/dist")): void {
  const named = projectsOfBundle(folder);
  if (named.length === 1 && named[0] === project) return;
  const found = named.length === 0 ? "no project at all" : named.join(" and ");
  throw new PlainError(
    `The web application that was built names ${found}, and this deploys to ${project}: nothing was deployed.`,
  );
}
