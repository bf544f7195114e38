import type { Invitation } from "@janur/domain/invitation/invitation";
import { isShown } from "@janur/domain/invitation/invitation-status";
import { useTranslation } from "react-i18next";
import { problemText } from "../../../lib/calls/problem-text.ts";
import { showToast } from "../../../ui/toast/toast.ts";
import { offerUndo } from "../../../ui/toast/undo-toast.tsx";
import { useMoveInvitation } from "../mutations.ts";

/**
 * Archives, trashes and restores one invitation, with the way back in the toast.
 * Its card is gone from the list by then, so nothing here waits for a component.
 */
export function usePutAway(invitation: Pick<Invitation, "id" | "status" | "statusBefore">) {
  const { t } = useTranslation("invitation");
  const { mutateAsync, isPending } = useMoveInvitation(invitation.id);
  const attempt = async (move: Parameters<typeof mutateAsync>[0], done: () => void) => {
    try {
      await mutateAsync(move);
      done();
    } catch (error) {
      showToast({ tone: "problem", id: "put-away", message: problemText(error) });
    }
  };
  const restore = (wasTrashed: boolean, before: Invitation["status"]) =>
    attempt("restoreInvitation", () => {
      const isPageGone = wasTrashed && isShown(before);
      showToast({
        tone: "done",
        id: "put-away",
        message: t(isPageGone ? "away.restoredDown" : "away.restored"),
      });
    });
  return {
    isPending,
    archive: () =>
      attempt("archiveInvitation", () => {
        offerUndo(t("away.archived"), () => void restore(false, invitation.status));
      }),
    trash: () =>
      attempt("trashInvitation", () => {
        offerUndo(t("away.trashed"), () => void restore(true, invitation.status));
      }),
    restore: () => restore(invitation.status === "trashed", invitation.statusBefore ?? "draft"),
  };
}
