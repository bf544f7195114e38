import { buildAll } from "../build/build-all.ts";
import { webProblems, webSettings } from "../build/web-project.ts";
import { cloudProblems } from "../deploy/cloud-problems.ts";
import { forcedFunctions, wantedFunctions } from "../deploy/forced.ts";
import { googleProject } from "../deploy/google.ts";
import { appCheckProblems, functionsSettings, settingsProblems } from "../deploy/settings.ts";
import { realProject } from "../firebase-projects.ts";
import { PlainError } from "../plain-error.ts";
import { runInteractively } from "../run-process.ts";

const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

/**
 * `npm run deploy -- <alias> [--only …]`: rules, indexes, functions and hosting to the project that .firebaserc names;
 * `-- <alias> --preview <name>`: Hosting alone and the services behind it, at an address that lives for a week. Nothing
 * leaves before every setting, the project and what was built have been looked at. What comes before the first one stands
 * in docs/operations.md.
 */
export async function run(args: string[]): Promise<number> {
  const [alias, ...rest] = args;
  const project = realProject(alias);
  if (alias === undefined) return 1;
  if (rest.includes("--force") || rest.includes("-f")) {
    throw new PlainError(
      "--force would delete every function and index that is not listed here. Delete what has to go by name " +
        "(`npx firebase functions:delete <name>`), and deploy without it.",
    );
  }
  const settings = functionsSettings(project);
  const web = webSettings(alias);
  refuse([
    ...webProblems(alias, project, web),
    ...settingsProblems(project, settings),
    ...appCheckProblems(alias, settings, web),
  ]);
  const google = await googleProject(project);
  refuse(await cloudProblems(project, settings, google, say));
  await buildAll(say, { target: { mode: alias, project } });

  const channel = rest.indexOf("--preview");
  if (channel >= 0) {
    return firebase(["hosting:channel:deploy", rest[channel + 1] ?? "", "--expires", "7d"], project);
  }
  const forced = process.stdin.isTTY
    ? []
    : forcedFunctions(await wantedFunctions(project), await google.functions(), settings);
  if (forced.length > 0 && wantsFunctions(rest)) {
    const only = forced.map((name) => `functions:${name}`).join(",");
    say(`First, and each by name: ${forced.join(", ")}.`);
    const code = await firebase(["deploy", "--only", only, "--force"], project);
    if (code !== 0) return code;
  }
  return firebase(["deploy", ...rest], project);
}

function firebase(args: readonly string[], project: string): Promise<number> {
  // Its own ten seconds for loading the functions are few on a machine that has something else to do.
  process.env["FUNCTIONS_DISCOVERY_TIMEOUT"] ??= "60";
  return runInteractively("firebase", [...args, "--project", project]);
}

/** Without `--only` all of it goes. */
function wantsFunctions(rest: readonly string[]): boolean {
  const only = rest.indexOf("--only");
  return only < 0 || /(?:^|,)functions/.test(rest[only + 1] ?? "");
}

/** @throws PlainError that names each problem */
function refuse(problems: readonly string[]): void {
  if (problems.length === 0) return;
  throw new PlainError(
    [
      "Nothing was deployed:",
      ...problems.map((problem) => `- ${problem}`),
      "What each is for: docs/operations.md.",
    ].join("\n"),
  );
}
