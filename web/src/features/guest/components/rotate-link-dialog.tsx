import { addressedName } from "@janur/domain/guest";
import type { GuestRow } from "@janur/domain/guest-row";
import { useTranslation } from "react-i18next";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";
import { showToast } from "../../../ui/toast.ts";
import { useRotateGuestLink } from "../mutations.ts";

interface RotateLinkDialogProps {
  invitationId: string;
  guest: GuestRow;
  onClose: () => void;
}

/** Asks first: the link that the guest has stops working. */
export function RotateLinkDialog({ invitationId, guest, onClose }: RotateLinkDialogProps) {
  const { t } = useTranslation("guest");
  const rotate = useRotateGuestLink(invitationId);
  const name = addressedName(guest);
  return (
    <ConfirmDialog
      title={t("rotateTitle", { name })}
      text={t("rotateText")}
      confirm={t("rotate")}
      isBusy={rotate.isPending}
      error={rotate.error}
      onConfirm={() => {
        rotate.mutate(guest.id, {
          onSuccess: () => {
            showToast({ tone: "done", id: "link-rotated", message: t("rotated", { name }) });
            onClose();
          },
        });
      }}
      onClose={onClose}
    />
  );
}
