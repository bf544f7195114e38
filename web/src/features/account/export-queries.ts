import { liveQuery } from "../../lib/live-query.ts";
import { watchExport } from "./export-data.ts";

/** The copy of one's data, live. */
export const exportQuery = (uid: string) => liveQuery(["account", "export", uid], watchExport(uid));
