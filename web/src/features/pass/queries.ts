import { liveQuery } from "../../lib/live-query.ts";
import { watchPasses } from "./data.ts";

export const passQueries = {
  /** Helpers' links, live; for owner and editors to read. */
  list: (invitationId: string) => liveQuery(["pass", "list", invitationId], watchPasses(invitationId)),
};
