import { useMutation } from "@tanstack/react-query";
import { callHost } from "../../lib/callables.ts";

/** Keeps these answers ready for an invitation's guests, in this order. */
export function useSaveCannedReplies(invitationId: string) {
  return useMutation({
    mutationFn: (replies: string[]) => callHost("saveCannedReplies", { invitationId, replies }),
    networkMode: "always",
  });
}
