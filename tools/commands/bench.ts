import { globSync } from "node:fs";
import { basename, join } from "node:path";
import { pathToFileURL } from "node:url";
import * as z from "zod";
import { buildAll } from "../build/build-all.ts";
import { matches } from "../checks/selection.ts";
import { rootFolder } from "../folders.ts";
import { PlainError } from "../plain-error.ts";

const bench = z.object({ run: z.function({ input: [], output: z.promise(z.string()) }) });

/**
 * `npm run bench [-- <words>]`: runs tools/bench/*.bench.ts, each of which exports `run(): Promise<string>` and returns
 * what it measured. Times are compared within one run and never decide whether tests pass.
 */
export async function run(args: string[]): Promise<number> {
  const files = globSync("tools/bench/*.bench.ts", { cwd: rootFolder })
    .sort()
    .filter((file) => matches(file, args));
  if (files.length === 0)
    throw new PlainError("No bench has that name: `npm run bench` without a word runs them all.");
  await buildAll((line) => process.stdout.write(`${line}\n`));
  for (const file of files) {
    const module: unknown = await import(pathToFileURL(join(rootFolder, file)).href);
    process.stdout.write(
      `${basename(file, ".bench.ts")}\n${await bench.parse({ ...z.looseObject({}).parse(module) }).run()}\n`,
    );
  }
  return 0;
}
