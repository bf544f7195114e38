import { liveQuery } from "../../lib/live-query.ts";
import { watchOwnApps } from "./data.ts";

export const appQueries = {
  /** Connections of the account itself, live. */
  own: (uid: string) => liveQuery(["app", "own", uid], watchOwnApps(uid)),
};
