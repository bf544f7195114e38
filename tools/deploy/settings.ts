import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseEnv } from "node:util";
import { readHostingEdges } from "../../functions/src/platform/secrets/sender-hash.ts";
import { deploymentSettings } from "../../functions/src/settings/deployment-settings.ts";
import { rootFolder } from "../folders.ts";

export type Settings = Readonly<Record<string, string>>;

/** Secrets of functions: Secret Manager alone holds them. */
export const secretNames = ["LINK_SECRET", "APP_KEY", "BOUNCE_SECRET", "SMTP_URL"] as const;

/** What functions of a project are told: `functions/.env` and, before it, `functions/.env.<project id>`. */
export function functionsSettings(project: string): Settings {
  const read = (name: string) => {
    const file = join(rootFolder, "functions", name);
    return existsSync(file) ? parseEnv(readFileSync(file, "utf8")) : {};
  };
  return Object.fromEntries(
    Object.entries({ ...read(".env"), ...read(`.env.${project}`) }).map(([name, value]) => [
      name,
      value ?? "",
    ]),
  );
}

/** @returns what is wrong with them, each in words for whoever deploys; Firebase's program looks at none that is there */
export function settingsProblems(project: string, settings: Settings): string[] {
  const file = `functions/.env.${project}`;
  const wrong = Object.entries(deploymentSettings).flatMap(([name, { about, pattern, otherwise }]) => {
    const value = settings[name]?.trim() ?? "";
    if (value === "") return [`${file} does not say ${name}: ${lowered(about)}. It ${otherwise}.`];
    if (!pattern.test(value)) return [`${name} in ${file} ${otherwise}; it says "${value}".`];
    return name === "HOSTING_EDGES" ? networkProblem(file, value) : [];
  });
  const unread = Object.keys(settings)
    .filter((name) => !(name in deploymentSettings))
    .map((name) =>
      secretNames.some((secret) => secret === name)
        ? `${name} stands in ${file}, which is uploaded as plain text: it belongs into Secret Manager (docs/operations.md).`
        : `${name} in ${file} is read by nothing: is it misspelt?`,
    );
  const most = (service: string, end: string) => Number(settings[`${service}_${end}_INSTANCES`]);
  const crossed = ["EVENT_PAGE", "GUEST"]
    .filter((service) => most(service, "MIN") > most(service, "MAX"))
    .map(
      (service) =>
        `${service}_MIN_INSTANCES in ${file} is more than ${service}_MAX_INSTANCES: fewer may wait than may be there.`,
    );
  return [...wrong, ...unread, ...crossed];
}

/** @returns that everybody would be refused: what functions ask for, the bundle has no key to bring */
export function appCheckProblems(alias: string, functions: Settings, web: Settings): string[] {
  const isKeyless = (web["VITE_APP_CHECK_SITE_KEY"] ?? "").trim() === "";
  return functions["ENFORCE_APP_CHECK"] === "true" && isKeyless
    ? [
        `ENFORCE_APP_CHECK is true and web/.env.${alias} has no VITE_APP_CHECK_SITE_KEY: ` +
          "every operation of hosts and staff would be refused.",
      ]
    : [];
}

const lowered = (sentence: string) => `${sentence.charAt(0).toLowerCase()}${sentence.slice(1)}`;

/** Its form is right; whether it is a network at all, says whoever reads it in the end. */
function networkProblem(file: string, value: string): string[] {
  try {
    readHostingEdges(value);
    return [];
  } catch (error) {
    return [`${file}: ${error instanceof Error ? error.message : String(error)}.`];
  }
}
