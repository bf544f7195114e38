import { queryOptions } from "@tanstack/react-query";
import { callHost } from "../../lib/callables.ts";
import { liveQuery } from "../../lib/live-query.ts";
import { watchDeliveries, watchInvitationApps, watchMessages, watchOwnApps } from "./data.ts";

export const appQueries = {
  /** Connections of the account itself, live. */
  own: (uid: string) => liveQuery(["app", "own", uid], watchOwnApps(uid)),
  /** Connections of an invitation, live. */
  ofInvitation: (invitationId: string) =>
    liveQuery(["app", "invitation", invitationId], watchInvitationApps(invitationId)),
  /** What went through one of them lately, live. */
  deliveries: (appId: string, invitationId: string) =>
    liveQuery(["app", "deliveries", appId], watchDeliveries(appId, invitationId)),
  /** What went over WhatsApp lately, live. */
  messages: (appId: string, invitationId: string) =>
    liveQuery(["app", "messages", appId], watchMessages(appId, invitationId)),
  /** Texts that Meta has approved. `app/meta-unreachable`, `app/meta-refused`, `limit/too-many-requests` */
  messageTemplates: (appId: string) =>
    queryOptions({
      queryKey: ["app", "templates", appId],
      queryFn: () => callHost("listMessageTemplates", { appId }),
    }),
};
