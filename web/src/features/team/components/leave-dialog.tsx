import { useTranslation } from "react-i18next";
import { problemText } from "../../../lib/calls/problem-text.ts";
import { showToast } from "../../../ui/toast/toast.ts";
import { useRemoveTeamMember } from "../mutations.ts";
import { ConfirmDialog } from "../../../ui/dialog/confirm-dialog.tsx";

interface LeaveDialogProps {
  invitationId: string;
  uid: string;
  title: string;
  /** Leads out of this room. */
  onLeave: () => Promise<void>;
  onClose: () => void;
}

/**
 * Takes oneself out of the team. The room is left first: it closes as soon as the team is without them, which would show
 * for a moment that there is no such page.
 */
export function LeaveDialog({ invitationId, uid, title, onLeave, onClose }: LeaveDialogProps) {
  const { t } = useTranslation("team");
  const leave = useRemoveTeamMember(invitationId);
  const goOn = async () => {
    await onLeave();
    try {
      await leave.mutateAsync(uid);
      showToast({ tone: "done", id: "team", message: t("leaveDialog.done", { title }) });
    } catch (error) {
      showToast({ tone: "problem", id: "team", message: problemText(error) });
    }
  };
  return (
    <ConfirmDialog
      title={t("leaveDialog.title")}
      text={t("leaveDialog.text")}
      confirm={t("leaveDialog.confirm")}
      isSevere
      isBusy={leave.isPending}
      error={leave.error}
      onClose={onClose}
      onConfirm={() => void goOn()}
    />
  );
}
