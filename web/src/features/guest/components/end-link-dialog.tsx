import { addressedName } from "@janur/domain/guest/guest-name";
import type { GuestRow } from "@janur/domain/guest/guest-row";
import { useTranslation } from "react-i18next";
import { ConfirmDialog } from "../../../ui/dialog/confirm-dialog.tsx";
import { showToast } from "../../../ui/toast/toast.ts";
import { useRevokeGuestLink, useRotateGuestLink } from "../mutations.ts";

interface EndLinkDialogProps {
  invitationId: string;
  guest: GuestRow;
  /** Whether another link comes in its place. */
  how: "rotate" | "revoke";
  onClose: () => void;
}

/** Asks first: the link that the guest has stops working. */
export function EndLinkDialog({ invitationId, guest, how, onClose }: EndLinkDialogProps) {
  const { t } = useTranslation("guest");
  const rotate = useRotateGuestLink(invitationId);
  const revoke = useRevokeGuestLink(invitationId);
  const end = how === "rotate" ? rotate : revoke;
  // Of a link that was taken back nothing more stops working.
  const texts = how === "rotate" && guest.isLinkRevoked ? "again" : how;
  const name = addressedName(guest);
  return (
    <ConfirmDialog
      title={t(`${texts}.title`, { name })}
      text={t(`${texts}.text`)}
      confirm={t(`${texts}.confirm`)}
      isBusy={end.isPending}
      error={end.error}
      onConfirm={() => {
        end.mutate(guest.id, {
          onSuccess: () => {
            showToast({ tone: "done", id: "link-ended", message: t(`${texts}.done`, { name }) });
            onClose();
          },
        });
      }}
      onClose={onClose}
    />
  );
}
