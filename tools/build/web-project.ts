import { join } from "node:path";
import { loadEnv } from "vite";
import { rootFolder } from "../folders.ts";
import { PlainError } from "../plain-error.ts";

/** Whom a build of the web application is for. */
export interface WebTarget {
  /** Vite's mode: settings come from `web/.env.<mode>`. */
  mode: string;
  project: string;
}

/** The project of the local suite, which its build is told by name. */
export const suiteProject = "demo-janur";

export const suiteTarget: WebTarget = { mode: "suite", project: suiteProject };

const needed = [
  "VITE_FIREBASE_PROJECT_ID",
  "VITE_FIREBASE_API_KEY",
  "VITE_FIREBASE_AUTH_DOMAIN",
  "VITE_FIREBASE_APP_ID",
] as const;

export type WebSettings = Readonly<Record<string, string>>;

/** What a build for an alias of .firebaserc is told: `web/.env.<alias>` and the shell. */
export function webSettings(alias: string): WebSettings {
  return loadEnv(alias, join(rootFolder, "web"), "VITE_");
}

/** @returns what is wrong with the settings of a build that is deployed to that project, in words for whoever deploys */
export function webProblems(alias: string, project: string, settings = webSettings(alias)): string[] {
  const file = `web/.env.${alias}`;
  const missing = needed.filter((name) => (settings[name] ?? "").trim() === "");
  if (missing.length > 0) return [`${file} does not say ${missing.join(", ")}.`];
  const named = settings["VITE_FIREBASE_PROJECT_ID"] ?? "";
  if (named.startsWith("demo-")) return [`${file} names ${named}, which only emulators know.`];
  if (named !== project)
    return [
      `${file} is for ${named}, and this deploys to ${project}: its pages would sign in to and write the other one.`,
    ];
  return [];
}

/** @throws PlainError where the settings are not those of a build for that project */
export function webTarget(alias: string, project: string): WebTarget {
  const problems = webProblems(alias, project);
  if (problems.length > 0) throw new PlainError(`${problems.join("\n")}\nSee docs/operations.md.`);
  return { mode: alias, project };
}
