import { useMutation, useQueryClient } from "@tanstack/react-query";
import { callHost } from "../../lib/callables.ts";
import { problemText } from "../../lib/problem-text.ts";
import { showToast } from "../../ui/toast.ts";

interface Decision {
  ids: string[];
  decision: "approve" | "decline" | "same";
  word?: string;
  guestId?: string;
}

function useRefresh(invitationId: string) {
  const client = useQueryClient();
  return () =>
    Promise.all([
      client.invalidateQueries({ queryKey: ["branch", invitationId] }),
      client.invalidateQueries({ queryKey: ["figures", invitationId] }),
    ]);
}

/** `guest/limit-reached`, `guest/not-found` */
export function useDecide(invitationId: string) {
  const refresh = useRefresh(invitationId);
  return useMutation({
    mutationFn: (input: Decision) => callHost("decideProposedGuests", { invitationId, ...input }),
    networkMode: "always",
    onSettled: refresh,
  });
}

/** `guest/undo-over` */
export function useUndoDecision(invitationId: string) {
  const refresh = useRefresh(invitationId);
  return useMutation({
    mutationFn: (ids: string[]) => callHost("undoProposalDecision", { invitationId, ids }),
    networkMode: "always",
    onSettled: refresh,
    onError: (error) => {
      showToast({ tone: "problem", id: "branch", message: problemText(error) });
    },
  });
}
