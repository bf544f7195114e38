import { Checkbox } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { showToast } from "../../../ui/toast/toast.ts";
import { useTransferOwnership } from "../mutations.ts";
import { ConfirmDialog } from "../../../ui/dialog/confirm-dialog.tsx";

interface OwnerDialogProps {
  invitationId: string;
  uid: string;
  name: string;
  onClose: () => void;
}

/** Hands the invitation over. Only the new owner can undo it, so it is ticked first. */
export function OwnerDialog({ invitationId, uid, name, onClose }: OwnerDialogProps) {
  const { t } = useTranslation("team");
  const [isUnderstood, setUnderstood] = useState(false);
  const transfer = useTransferOwnership(invitationId);
  return (
    <ConfirmDialog
      title={t("ownerDialog.title", { name })}
      text={t("ownerDialog.text", { name })}
      confirm={t("ownerDialog.confirm")}
      isSevere
      isReady={isUnderstood}
      isBusy={transfer.isPending}
      error={transfer.error}
      onClose={onClose}
      onConfirm={() => {
        transfer.mutate(uid, {
          onSuccess: () => {
            showToast({ tone: "done", id: "team", message: t("ownerDialog.done", { name }) });
            onClose();
          },
        });
      }}
    >
      <Checkbox
        label={t("ownerDialog.understood", { name })}
        checked={isUnderstood}
        onChange={(event) => {
          setUnderstood(event.currentTarget.checked);
        }}
      />
    </ConfirmDialog>
  );
}
