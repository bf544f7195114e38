import { liveQuery } from "../../lib/live-query.ts";
import { watchDeliveries, watchInvitationApps, watchOwnApps } from "./data.ts";

export const appQueries = {
  /** Connections of the account itself, live. */
  own: (uid: string) => liveQuery(["app", "own", uid], watchOwnApps(uid)),
  /** Connections of an invitation, live. */
  ofInvitation: (invitationId: string) =>
    liveQuery(["app", "invitation", invitationId], watchInvitationApps(invitationId)),
  /** What went through one of them lately, live. */
  deliveries: (appId: string, invitationId: string) =>
    liveQuery(["app", "deliveries", appId], watchDeliveries(appId, invitationId)),
};
