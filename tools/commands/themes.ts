import { themeLists } from "../themes/theme-lists.ts";
import { writeFiles } from "../written-files.ts";

/** `npm run themes`: writes the lists of themes out of their folders (docs/decisions/086). */
export async function run(): Promise<number> {
  await writeFiles(await themeLists());
  return 0;
}
