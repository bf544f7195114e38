import { useTranslation } from "react-i18next";
import { showToast } from "../../../ui/toast.ts";
import { useRemoveTeamMember } from "../mutations.ts";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";

interface LeaveDialogProps {
  invitationId: string;
  uid: string;
  title: string;
  onLeft: () => void;
  onClose: () => void;
}

/** Takes oneself out of the team; what follows happens elsewhere, because this room closes with it. */
export function LeaveDialog({ invitationId, uid, title, onLeft, onClose }: LeaveDialogProps) {
  const { t } = useTranslation("team");
  const leave = useRemoveTeamMember(invitationId);
  return (
    <ConfirmDialog
      title={t("leaveDialog.title")}
      text={t("leaveDialog.text")}
      confirm={t("leaveDialog.confirm")}
      isSevere
      isBusy={leave.isPending}
      error={leave.error}
      onClose={onClose}
      onConfirm={() => {
        void leave.mutateAsync(uid).then(
          () => {
            showToast({ tone: "done", id: "team", message: t("leaveDialog.done", { title }) });
            onLeft();
          },
          () => {
            // The dialog shows it from the mutation.
          },
        );
      }}
    />
  );
}
