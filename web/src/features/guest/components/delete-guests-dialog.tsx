import { useTranslation } from "react-i18next";
import { ConfirmDialog } from "../../../ui/dialog/confirm-dialog.tsx";
import { showToast } from "../../../ui/toast/toast.ts";
import { useDeleteGuests } from "../mutations.ts";

interface DeleteGuestsDialogProps {
  invitationId: string;
  /** As they were selected: the list loses them one after another while they are deleted. */
  guestIds: readonly string[];
  onClose: () => void;
}

/** Asks before several guests are deleted at once. */
export function DeleteGuestsDialog({ invitationId, guestIds, onClose }: DeleteGuestsDialogProps) {
  const { t } = useTranslation("guest");
  const remove = useDeleteGuests(invitationId);
  const count = guestIds.length;
  const confirm = async () => {
    try {
      await remove.mutateAsync(guestIds);
    } catch {
      // Shown by the mutation's own error.
      return;
    }
    showToast({ tone: "done", id: "bulk", message: t("bulk.deleted", { count }) });
    onClose();
  };
  return (
    <ConfirmDialog
      title={t("bulk.deleteTitle", { count })}
      text={t("bulk.deleteText")}
      confirm={t("bulk.deleteConfirm")}
      isSevere
      isBusy={remove.isPending}
      error={remove.error}
      onConfirm={() => void confirm()}
      onClose={onClose}
    />
  );
}
