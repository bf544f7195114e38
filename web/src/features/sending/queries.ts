import type { SendingRun } from "@janur/domain/guest/sending-run";
import type { RunWords } from "@janur/domain/sending/text-for-side";
import { queryOptions } from "@tanstack/react-query";
import { callHost } from "../../lib/client/callables.ts";
import { integrationKeys, sendingKeys } from "../../lib/query/keys.ts";

export const sendingQueries = {
  /** Texts that can be sent: those that every family has, then its own. */
  texts: (invitationId: string) =>
    queryOptions({
      queryKey: sendingKeys.texts(invitationId),
      queryFn: () => callHost("listSendingTemplates", { invitationId }),
    }),
  /** Texts that Meta has approved. `integration/meta-unreachable`, `integration/meta-refused`, `limit/too-many-requests` */
  templates: (appId: string) =>
    queryOptions({
      queryKey: integrationKeys.messageTemplates(appId),
      queryFn: () => callHost("listMessageTemplates", { appId }),
    }),
  /** Messages to some guests; numbers are in them, so nothing is kept. */
  messages: (input: RunWords & { invitationId: string; guestIds: string[]; run: SendingRun }) =>
    queryOptions({
      queryKey: sendingKeys.messages(input),
      queryFn: async () => (await callHost("prepareSending", input)).messages,
      staleTime: 5 * 60_000,
      gcTime: 0,
    }),
};
