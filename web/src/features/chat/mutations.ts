import type { MessageReportInput } from "@janur/domain/message-report";
import { useMutation } from "@tanstack/react-query";
import { base64Of } from "../../lib/base64.ts";
import { callHost } from "../../lib/callables.ts";
import { shrinkPicture } from "./shrink-picture.ts";

/** Keeps these answers ready for an invitation's guests, in this order. */
export function useSaveCannedReplies(invitationId: string) {
  return useMutation({
    mutationFn: (replies: string[]) => callHost("saveCannedReplies", { invitationId, replies }),
    networkMode: "always",
  });
}

/** `chat/not-found`, `limit/too-many-requests` */
export function useReportMessage(chatId: string, messageId: string) {
  return useMutation({
    mutationFn: (report: MessageReportInput) => callHost("reportMessage", { chatId, messageId, report }),
    networkMode: "always",
  });
}

/** `chat/not-found` */
export function useAppealMessage(chatId: string, messageId: string) {
  return useMutation({
    mutationFn: (text: string) => callHost("appealMessage", { chatId, messageId, text }),
    networkMode: "always",
  });
}

/** Sends a picture into a chat; with the same id it is the same message. UnreadablePicture for a file that is none. */
export function useSendPicture(chatId: string) {
  return useMutation({
    mutationFn: async ({ id, file }: { id: string; file: Blob }) =>
      callHost("sendChatPicture", { chatId, id, picture: await base64Of(await shrinkPicture(file)) }),
    networkMode: "always",
  });
}
