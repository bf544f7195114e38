import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { rootFolder } from "../folders.ts";
import { handlerLists } from "../operations-table/handler-lists.ts";
import { operationsTable, operationsTablePath } from "../operations-table/operations-table.ts";

/** `npm run operations-table`: writes `docs/operations-table.md` and the lists of handlers from the contracts. */
export async function run(): Promise<number> {
  for (const [path, text] of [[operationsTablePath, operationsTable()] as const, ...(await handlerLists())]) {
    await writeFile(join(rootFolder, path), text);
    process.stdout.write(`${path}\n`);
  }
  return 0;
}
