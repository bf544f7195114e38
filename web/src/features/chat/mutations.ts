import type { MessageReportInput } from "@janur/domain/chat/message-report";
import { useMutation } from "@tanstack/react-query";
import { callHost } from "../../lib/client/callables.ts";
import { shrinkPicture } from "./shrink-picture.ts";

/** Keeps these answers ready for an invitation's guests, in this order. */
export function useSaveCannedReplies(invitationId: string) {
  return useMutation({
    mutationFn: (said: { replies: string[]; seen: string[] }) =>
      callHost("saveCannedReplies", { invitationId, ...said }),
  });
}

/** `chat/not-found`, `limit/too-many-requests` */
export function useReportMessage(chatId: string, messageId: string) {
  return useMutation({
    mutationFn: (report: MessageReportInput) => callHost("reportMessage", { chatId, messageId, report }),
  });
}

/** `chat/not-found` */
export function useAppealMessage(chatId: string, messageId: string) {
  return useMutation({
    mutationFn: (text: string) => callHost("appealMessage", { chatId, messageId, text }),
  });
}

/** Makes a file small enough to be sent. UnreadablePicture for one that is no picture. */
export function useShrinkPicture() {
  return useMutation({ mutationFn: (file: Blob) => shrinkPicture(file) });
}
