import { parseArgs } from "node:util";
import { buildAll } from "../build/build-all.ts";
import { suiteTarget, webTarget } from "../build/web-project.ts";
import { deployedTo, realProject } from "../firebase-projects.ts";

/**
 * `npm run build [-- --force] [-- --for <alias>] [-- --for-deployment]`: web/dist and functions/lib, for the local suite,
 * for the project of an alias, or for the one that Firebase's program is about to deploy to: it runs this before each
 * deployment and says which in GCLOUD_PROJECT (firebase.json), so that none leaves with what was built for another.
 */
export async function run(args: string[]): Promise<number> {
  const { values } = parseArgs({
    args,
    options: {
      force: { type: "boolean", default: false },
      for: { type: "string" },
      "for-deployment": { type: "boolean", default: false },
    },
  });
  const alias = values["for-deployment"] ? deployedTo(process.env["GCLOUD_PROJECT"]) : values.for;
  await buildAll((line) => process.stdout.write(`${line}\n`), {
    force: values.force,
    target: alias === undefined ? suiteTarget : webTarget(alias, realProject(alias)),
  });
  return 0;
}
