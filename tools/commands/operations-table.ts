import { handlerLists } from "../operations-table/handler-lists.ts";
import { operationsTable, operationsTablePath } from "../operations-table/operations-table.ts";
import { writeFiles } from "../written-files.ts";

/** `npm run operations-table`: writes `docs/operations-table.md` and the lists of handlers from the contracts. */
export async function run(): Promise<number> {
  await writeFiles([[operationsTablePath, operationsTable()], ...(await handlerLists())]);
  return 0;
}
