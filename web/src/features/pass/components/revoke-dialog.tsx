import type { Pass } from "@janur/domain/helper/pass";
import { useTranslation } from "react-i18next";
import { ConfirmDialog } from "../../../ui/dialog/confirm-dialog.tsx";
import { showToast } from "../../../ui/toast/toast.ts";
import { useRevokePass } from "../mutations.ts";

/** Makes a link worthless, saying first what that means: it cannot be brought back. */
export function RevokeDialog({ pass, onClose }: { pass: Pass; onClose: () => void }) {
  const { t } = useTranslation("pass");
  const { id, invitationId, name } = pass;
  const revoke = useRevokePass(invitationId);
  return (
    <ConfirmDialog
      title={t("revoke.title", { name })}
      text={t("revoke.text")}
      confirm={t("revoke.confirm")}
      isSevere
      isBusy={revoke.isPending}
      error={revoke.error}
      onClose={onClose}
      onConfirm={() => {
        revoke.mutate(id, {
          onSuccess: () => {
            showToast({ tone: "done", id: "pass", message: t("revoke.done", { name }) });
            onClose();
          },
        });
      }}
    />
  );
}
