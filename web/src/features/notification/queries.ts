import { liveQuery } from "../../lib/query/live-query.ts";
import { notificationKeys } from "../../lib/query/keys.ts";
import { watchNotifications } from "./data.ts";

export const notificationQueries = {
  /** What stands under the bell, newest first. */
  latest: (uid: string) => liveQuery(notificationKeys.latest(uid), watchNotifications(uid)),
};
