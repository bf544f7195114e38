import type { Language } from "@janur/domain/language";
import type { SendingRun } from "@janur/domain/sending-run";
import { queryOptions } from "@tanstack/react-query";
import { callHost } from "../../lib/callables.ts";

export const sendingQueries = {
  /** Texts that can be sent: those that every family has, then its own. */
  texts: (invitationId: string) =>
    queryOptions({
      queryKey: ["sending", "texts", invitationId],
      queryFn: () => callHost("listSendingTemplates", { invitationId }),
      networkMode: "always",
    }),
  /** Texts that Meta has approved. `app/meta-unreachable`, `app/meta-refused`, `limit/too-many-requests` */
  templates: (appId: string) =>
    queryOptions({
      queryKey: ["sending", "templates", appId],
      queryFn: () => callHost("listMessageTemplates", { appId }),
      networkMode: "always",
    }),
  /** Messages to some guests; numbers are in them, so nothing is kept. */
  messages: (input: {
    invitationId: string;
    guestIds: string[];
    run: SendingRun;
    language: Language;
    text: string;
  }) =>
    queryOptions({
      queryKey: ["sending", "messages", input],
      queryFn: async () => (await callHost("prepareSending", input)).messages,
      networkMode: "always",
      staleTime: 5 * 60_000,
      gcTime: 0,
    }),
};
