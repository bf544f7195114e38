import { liveQuery } from "../../lib/query/live-query.ts";
import { passKeys } from "../../lib/query/keys.ts";
import { watchPasses } from "./data.ts";

export const passQueries = {
  /** Helpers' links, live; for owner and editors to read. */
  list: (invitationId: string) => liveQuery(passKeys.list(invitationId), watchPasses(invitationId)),
};
