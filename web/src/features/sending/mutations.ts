import { limits } from "@janur/domain/limits";
import type { SendingMark } from "@janur/domain/guest/sending";
import type { SendingRun } from "@janur/domain/guest/sending-run";
import type { SendingTemplate } from "@janur/domain/sending/sending-template";
import { inChunks } from "@janur/domain/list/in-chunks";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { newDocumentId } from "../../lib/browser/new-document-id.ts";
import { callHost, type HostInput } from "../../lib/client/callables.ts";
import { sendingKeys } from "../../lib/query/keys.ts";
import { useRefresh } from "../../lib/query/use-refresh.ts";

/** Says how far messages are; the same `markId` again changes nothing. `team/not-allowed` */
export function useMarkSent(invitationId: string) {
  return useMutation({
    mutationFn: (input: { markId: string; guestIds: string[]; run: SendingRun; mark: SendingMark }) =>
      callHost("markSent", { invitationId, ...input }, { keepalive: true }),
  });
}

/** Takes such a word back. */
export function useUnmarkSent(invitationId: string) {
  return useMutation({
    mutationFn: (input: { markId: string; guestIds: string[] }) =>
      callHost("unmarkSent", { invitationId, ...input }, { keepalive: true }),
  });
}

/** The guests of one part of a sending. */
type Part = Pick<HostInput<"sendMails">, "sendingId" | "guestIds">;

/** Queues messages; the same ones again after a lost answer are queued once. @returns those that have to wait for tomorrow */
function useSend<Words>(send: (words: Words, part: Part) => Promise<{ limited: number }>) {
  const [sendingId] = useState(() => newDocumentId());
  return useMutation({
    mutationFn: async ({ guestIds, words }: { guestIds: string[]; words: Words }) => {
      let limited = 0;
      for (const part of inChunks(guestIds, limits.sending.mailed))
        limited += (await send(words, { sendingId, guestIds: part })).limited;
      return limited;
    },
  });
}

/** Queues e-mails. */
export function useSendMails() {
  return useSend((words: Omit<HostInput<"sendMails">, keyof Part>, part) =>
    callHost("sendMails", { ...words, ...part }),
  );
}

/** Queues WhatsApp messages over the invitation's own number. `sending/template-changed` */
export function useSendWhatsApp() {
  return useSend((words: Omit<HostInput<"sendWhatsApp">, keyof Part>, part) =>
    callHost("sendWhatsApp", { ...words, ...part }),
  );
}

/** `sending/template-limit` */
export function useSaveTemplate(invitationId: string) {
  const refresh = useRefresh(sendingKeys.texts(invitationId));
  return useMutation({
    mutationFn: (template: SendingTemplate) => callHost("saveSendingTemplate", { invitationId, template }),
    onSuccess: refresh,
  });
}

export function useRemoveTemplate(invitationId: string) {
  const refresh = useRefresh(sendingKeys.texts(invitationId));
  return useMutation({
    mutationFn: (templateId: string) => callHost("removeSendingTemplate", { invitationId, templateId }),
    onSuccess: refresh,
  });
}
