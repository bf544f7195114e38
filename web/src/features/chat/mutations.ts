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

/** Sends a picture into a chat; with the same id it is the same message. UnreadablePicture for a file that is none. */
export function useSendPicture(chatId: string) {
  return useMutation({
    mutationFn: async ({ id, file }: { id: string; file: Blob }) =>
      callHost("sendChatPicture", { chatId, id, picture: await base64Of(await shrinkPicture(file)) }),
    networkMode: "always",
  });
}
