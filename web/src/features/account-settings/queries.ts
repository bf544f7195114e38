import { liveQuery } from "../../lib/live-query.ts";
import { watchSettings } from "./data.ts";

export const settingsQueries = {
  /** Every section of one's own settings, live: a change on another device arrives by itself. */
  own: (uid: string) => liveQuery(["account-settings", uid], watchSettings(uid)),
};
