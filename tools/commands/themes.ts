import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { rootFolder } from "../folders.ts";
import { themeLists } from "../themes/theme-lists.ts";

/** `npm run themes`: writes the lists of themes out of their folders (docs/decisions/086). */
export async function run(): Promise<number> {
  for (const [path, text] of await themeLists()) {
    await writeFile(join(rootFolder, path), text);
    process.stdout.write(`${path}\n`);
  }
  return 0;
}
