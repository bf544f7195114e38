import { join } from "node:path";
import { loadEnv } from "vite";
import { rootFolder } from "../folders.ts";
import { PlainError } from "../plain-error.ts";

/** The project of the local suite, which its build is told by name. */
export const suiteProject = "demo-janur";

const needed = [
  "VITE_FIREBASE_PROJECT_ID",
  "VITE_FIREBASE_API_KEY",
  "VITE_FIREBASE_AUTH_DOMAIN",
  "VITE_FIREBASE_APP_ID",
] as const;

type WebSettings = Readonly<Record<string, string>>;

/** What a build for a deployment is told: `web/.env.production` and the shell. */
function deployedSettings(): WebSettings {
  return loadEnv("production", join(rootFolder, "web"), "VITE_");
}

/**
 * Id of the project that a build for a deployment would be for.
 * @throws PlainError where it names none, or one that only emulators know: such a bundle would speak to the visitor's own machine
 */
export function deployableProject(settings: WebSettings = deployedSettings()): string {
  const missing = needed.filter((name) => (settings[name] ?? "").trim() === "");
  if (missing.length > 0)
    throw new PlainError(`Write ${missing.join(", ")} into web/.env.production (docs/operations.md).`);
  const project = settings["VITE_FIREBASE_PROJECT_ID"] ?? "";
  if (project.startsWith("demo-"))
    throw new PlainError(
      `web/.env.production names ${project}, which only emulators know: write the id of the real project there.`,
    );
  return project;
}

/** @throws PlainError where the web application would be built for another project than the one it is deployed to */
export function requireBundleFor(project: string, settings?: WebSettings): void {
  const bundled = deployableProject(settings);
  if (bundled !== project)
    throw new PlainError(
      `web/.env.production is for ${bundled}, and this deploys to ${project}: its pages would sign in to and write the other one.`,
    );
}
