import { parseArgs } from "node:util";
import { buildAll } from "../build/build-all.ts";

/**
 * `npm run build [-- --force] [-- --for-deployment]`: web/dist and functions/lib, for the local suite or for the project
 * that web/.env.production names.
 */
export async function run(args: string[]): Promise<number> {
  const { values } = parseArgs({
    args,
    options: {
      force: { type: "boolean", default: false },
      "for-deployment": { type: "boolean", default: false },
    },
  });
  await buildAll((line) => process.stdout.write(`${line}\n`), {
    force: values.force,
    forDeployment: values["for-deployment"],
  });
  return 0;
}
