import type { SendingMark } from "@janur/domain/sending";
import type { SendingRun } from "@janur/domain/sending-run";
import type { SendingTemplate } from "@janur/domain/sending-template";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { callHost } from "../../lib/callables.ts";

/** Says how far messages are; the same `markId` again changes nothing. `team/not-allowed` */
export function useMarkSent(invitationId: string) {
  return useMutation({
    mutationFn: (input: { markId: string; guestIds: string[]; run: SendingRun; mark: SendingMark }) =>
      callHost("markSent", { invitationId, ...input }),
    networkMode: "always",
  });
}

/** Takes such a word back. */
export function useUnmarkSent(invitationId: string) {
  return useMutation({
    mutationFn: (input: { markId: string; guestIds: string[] }) =>
      callHost("unmarkSent", { invitationId, ...input }),
    networkMode: "always",
  });
}

function useRefreshTexts(invitationId: string) {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: ["sending", "texts", invitationId] });
}

/** `sending/template-limit` */
export function useSaveTemplate(invitationId: string) {
  const refresh = useRefreshTexts(invitationId);
  return useMutation({
    mutationFn: (template: SendingTemplate) => callHost("saveSendingTemplate", { invitationId, template }),
    networkMode: "always",
    onSuccess: refresh,
  });
}

export function useRemoveTemplate(invitationId: string) {
  const refresh = useRefreshTexts(invitationId);
  return useMutation({
    mutationFn: (templateId: string) => callHost("removeSendingTemplate", { invitationId, templateId }),
    networkMode: "always",
    onSuccess: refresh,
  });
}
