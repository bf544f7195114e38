import { useTranslation } from "react-i18next";
import { showToast } from "../../../ui/toast/toast.ts";
import { useRemoveTeamMember } from "../mutations.ts";
import { ConfirmDialog } from "../../../ui/dialog/confirm-dialog.tsx";

interface RemoveDialogProps {
  invitationId: string;
  uid: string;
  name: string;
  onClose: () => void;
}

/** Takes somebody out of the team, saying first what that means. */
export function RemoveDialog({ invitationId, uid, name, onClose }: RemoveDialogProps) {
  const { t } = useTranslation("team");
  const remove = useRemoveTeamMember(invitationId);
  return (
    <ConfirmDialog
      title={t("removeDialog.title", { name })}
      text={t("removeDialog.text", { name })}
      confirm={t("removeDialog.confirm")}
      isSevere
      isBusy={remove.isPending}
      error={remove.error}
      onClose={onClose}
      onConfirm={() => {
        // With the member this dialog may be gone before the answer is told to it; to a promise it is told all the same.
        void remove.mutateAsync(uid).then(
          () => {
            showToast({ tone: "done", id: "team", message: t("removeDialog.done", { name }) });
            onClose();
          },
          () => {
            // The dialog shows it from the mutation.
          },
        );
      }}
    />
  );
}
