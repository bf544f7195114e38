import type { GuestSide } from "@janur/domain/side/guest-side";
import { useTranslation } from "react-i18next";
import { ConfirmDialog } from "../../../ui/dialog/confirm-dialog.tsx";
import { showToast } from "../../../ui/toast/toast.ts";
import { useRemoveSide } from "../../invitation/side-mutations.ts";

interface RemoveSideDialogProps {
  invitationId: string;
  side: GuestSide;
  onClose: () => void;
}

/** Takes a family's version away; nothing that was written or sent is lost. */
export function RemoveSideDialog({ invitationId, side, onClose }: RemoveSideDialogProps) {
  const { t } = useTranslation("side");
  const remove = useRemoveSide(invitationId);
  const inText = t(`inText.${side}`);
  return (
    <ConfirmDialog
      title={t("remove.title", { side: inText })}
      text={t("remove.text")}
      confirm={t("remove.confirm")}
      isSevere
      isBusy={remove.isPending}
      error={remove.error}
      onConfirm={() => {
        remove.mutate(side, {
          onSuccess: () => {
            showToast({ tone: "done", id: "side", message: t("remove.done", { side: inText }) });
            onClose();
          },
        });
      }}
      onClose={onClose}
    />
  );
}
