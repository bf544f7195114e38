import { useTranslation } from "react-i18next";
import { showToast } from "../../../../ui/toast/toast.ts";
import { useUnpublishInvitation } from "../../../invitation/mutations.ts";
import { ConfirmDialog } from "../../../../ui/dialog/confirm-dialog.tsx";

/** Takes the page away from guests, saying first what that means and when. */
export function UnpublishDialog({ invitationId, onClose }: { invitationId: string; onClose: () => void }) {
  const { t } = useTranslation("invitation");
  const unpublish = useUnpublishInvitation(invitationId);
  return (
    <ConfirmDialog
      title={t("unpublish.title")}
      text={t("unpublish.text")}
      confirm={t("unpublish.confirm")}
      isSevere
      isBusy={unpublish.isPending}
      error={unpublish.error}
      onClose={onClose}
      onConfirm={() => {
        unpublish.mutate(undefined, {
          onSuccess: () => {
            showToast({ tone: "done", id: "publish", message: t("publish.unpublished") });
            onClose();
          },
        });
      }}
    />
  );
}
