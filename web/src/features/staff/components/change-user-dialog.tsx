import type { UserRow } from "@janur/domain/contracts/staff-callables";
import { useTranslation } from "react-i18next";
import { ConfirmDialog } from "../../../ui/dialog/confirm-dialog.tsx";
import { showToast } from "../../../ui/toast/toast.ts";
import { useRemoveSecondFactor, useSetUserDisabled, useSetUserRole } from "../mutations.ts";

export type UserChange = "makeAdmin" | "removeAdmin" | "removeSecondFactor" | "disable" | "enable";

interface ChangeUserDialogProps {
  user: UserRow;
  change: UserChange;
  onClose: () => void;
}

/** Says what a change of an account means before it happens. */
export function ChangeUserDialog({ user, change, onClose }: ChangeUserDialogProps) {
  const { t } = useTranslation("staff");
  const role = useSetUserRole(user.uid);
  const disabled = useSetUserDisabled(user.uid);
  const factor = useRemoveSecondFactor(user.uid);
  const isAboutRole = change === "makeAdmin" || change === "removeAdmin";
  const isAboutFactor = change === "removeSecondFactor";
  const { isPending, error } = isAboutFactor ? factor : isAboutRole ? role : disabled;
  const name = user.displayName;
  const onSuccess = () => {
    showToast({ tone: "done", id: "staff", message: t(`change.${change}.done`, { name }) });
    onClose();
  };
  return (
    <ConfirmDialog
      title={t(`change.${change}.title`, { name })}
      text={t(`change.${change}.text`)}
      confirm={t(`change.${change}.confirm`)}
      isSevere={change === "disable"}
      isBusy={isPending}
      error={error}
      onClose={onClose}
      onConfirm={() => {
        if (isAboutFactor) factor.mutate(undefined, { onSuccess });
        else if (isAboutRole) role.mutate(change === "makeAdmin" ? "admin" : "host", { onSuccess });
        else disabled.mutate(change === "disable", { onSuccess });
      }}
    />
  );
}
