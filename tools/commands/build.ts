import { parseArgs } from "node:util";
import { buildAll } from "../build/build-all.ts";

/** `npm run build [-- --force]`: web/dist and functions/lib, as they are deployed. */
export async function run(args: string[]): Promise<number> {
  const { values } = parseArgs({ args, options: { force: { type: "boolean", default: false } } });
  await buildAll((line) => process.stdout.write(`${line}\n`), values.force);
  return 0;
}
