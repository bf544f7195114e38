import { useMutation } from "@tanstack/react-query";
import { problemText } from "../../lib/calls/problem-text.ts";
import { showToast } from "../../ui/toast/toast.ts";
import { markRead } from "./data.ts";

/** Marks as read; the list follows by itself. */
export function useMarkRead(uid: string) {
  return useMutation({
    mutationFn: (notificationIds: readonly string[]) => markRead(uid, notificationIds),
    onError: (error) => {
      showToast({ tone: "problem", id: "mark-read", message: problemText(error) });
    },
  });
}
