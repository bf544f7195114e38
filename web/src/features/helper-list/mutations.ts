import { useMutation } from "@tanstack/react-query";
import { callHost } from "../../lib/client/callables.ts";
import { problemText } from "../../lib/calls/problem-text.ts";
import { helperListKeys, figureKeys } from "../../lib/query/keys.ts";
import { useRefresh } from "../../lib/query/use-refresh.ts";
import { showToast } from "../../ui/toast/toast.ts";

interface Decision {
  ids: string[];
  decision: "approve" | "decline" | "same";
  word?: string;
  guestId?: string;
}

/** `guest/limit-reached`, `guest/not-found` */
export function useDecide(invitationId: string) {
  const refresh = useRefresh(helperListKeys.of(invitationId), figureKeys.of(invitationId));
  return useMutation({
    mutationFn: (input: Decision) => callHost("decideProposedGuests", { invitationId, ...input }),
    onSettled: refresh,
  });
}

/** `guest/undo-over` */
export function useUndoDecision(invitationId: string) {
  const refresh = useRefresh(helperListKeys.of(invitationId), figureKeys.of(invitationId));
  return useMutation({
    mutationFn: (ids: string[]) => callHost("undoProposalDecision", { invitationId, ids }),
    onSettled: refresh,
    onError: (error) => {
      showToast({ tone: "problem", id: "branch", message: problemText(error) });
    },
  });
}
