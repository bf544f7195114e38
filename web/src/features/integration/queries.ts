import { queryOptions } from "@tanstack/react-query";
import { callHost, type HostOutput } from "../../lib/client/callables.ts";
import { liveQuery } from "../../lib/query/live-query.ts";
import { integrationKeys } from "../../lib/query/keys.ts";
import { watchDeliveries, watchInvitationIntegrations, watchMessages, watchOwnIntegrations } from "./data.ts";

/** How often mails are looked at: while one is under way, and while somebody reads the list. */
const soonMs = 4_000;
const laterMs = 20_000;

export type OwnMail = HostOutput<"listOwnMails">["mails"][number];

/** A mail that waits for hours until its next attempt is none. */
function isUnderWay({ state, nextAt }: OwnMail): boolean {
  if (state !== "queued") return state === "leased" || state === "handingOver";
  return nextAt !== null && Date.parse(nextAt) < Date.now() + soonMs;
}

export const integrationQueries = {
  /** Connections of the account itself, live. */
  own: (uid: string) => liveQuery(integrationKeys.own(uid), watchOwnIntegrations(uid)),
  /** Connections of an invitation, live. */
  ofInvitation: (invitationId: string) =>
    liveQuery(integrationKeys.ofInvitation(invitationId), watchInvitationIntegrations(invitationId)),
  /** What went through one of them lately, live. */
  deliveries: (appId: string, invitationId: string) =>
    liveQuery(integrationKeys.deliveries(appId), watchDeliveries(appId, invitationId)),
  /** What went over WhatsApp lately, live. */
  messages: (appId: string, invitationId: string) =>
    liveQuery(integrationKeys.messages(appId), watchMessages(appId, invitationId)),
  /** What came to the account's own mail server; asked again while somebody looks. */
  ownMails: (appId: string) =>
    queryOptions({
      queryKey: integrationKeys.ownMails(appId),
      queryFn: () => callHost("listOwnMails", { appId }),
      staleTime: 0,
      refetchInterval: ({ state }) => (state.data?.mails.some(isUnderWay) === true ? soonMs : laterMs),
    }),
  /** Texts that Meta has approved. `integration/meta-unreachable`, `integration/meta-refused`, `limit/too-many-requests` */
  messageTemplates: (appId: string) =>
    queryOptions({
      queryKey: integrationKeys.messageTemplates(appId),
      queryFn: () => callHost("listMessageTemplates", { appId }),
    }),
};
