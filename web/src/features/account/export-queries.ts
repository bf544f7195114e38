import { liveQuery } from "../../lib/query/live-query.ts";
import { accountKeys } from "../../lib/query/keys.ts";
import { watchExport } from "./export-data.ts";

/** The copy of one's data, live. */
export const exportQuery = (uid: string) => liveQuery(accountKeys.export(uid), watchExport(uid));
