import { liveQuery } from "../../lib/live-query.ts";
import { watchNotifications } from "./data.ts";

export const notificationQueries = {
  /** What stands under the bell, newest first. */
  latest: (uid: string) => liveQuery(["notifications", uid], watchNotifications(uid)),
};
