import { liveQuery } from "../../lib/live-query.ts";
import { watchTasks } from "./data.ts";

export const taskQueries = {
  /** All tasks of one invitation, live, in no order. */
  ofInvitation: (invitationId: string) => liveQuery(["tasks", invitationId], watchTasks(invitationId)),
};
