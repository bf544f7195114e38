import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { rootFolder } from "../folders.ts";
import { operationsTable, operationsTablePath } from "../operations-table/operations-table.ts";

/** `npm run operations-table`: writes `docs/operations-table.md` from the contracts. */
export async function run(): Promise<number> {
  await writeFile(join(rootFolder, operationsTablePath), operationsTable());
  process.stdout.write(`${operationsTablePath}\n`);
  return 0;
}
