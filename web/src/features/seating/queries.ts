import { liveQuery } from "../../lib/query/live-query.ts";
import { seatingKeys } from "../../lib/query/keys.ts";
import { listenToPlans } from "./data.ts";

export const seatingQueries = {
  /** The plans of all ceremonies, always up to date. */
  plans: (invitationId: string) => liveQuery(seatingKeys.plans(invitationId), listenToPlans(invitationId)),
};
