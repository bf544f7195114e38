import { liveQuery } from "../../lib/query/live-query.ts";
import { accountSettingsKeys } from "../../lib/query/keys.ts";
import { watchSettings } from "./data.ts";

export const settingsQueries = {
  /** Every section of one's own settings, live: a change on another device arrives by itself. */
  own: (uid: string) => liveQuery(accountSettingsKeys.own(uid), watchSettings(uid)),
};
