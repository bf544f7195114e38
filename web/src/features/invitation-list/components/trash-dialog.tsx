import { useTranslation } from "react-i18next";
import { ConfirmDialog } from "../../../ui/dialog/confirm-dialog.tsx";

interface TrashDialogProps {
  title: string;
  onConfirm: () => void;
  onClose: () => void;
}

/** Guests have this page: taking it away is asked first, because bringing it back means publishing again. */
export function TrashDialog({ title, onConfirm, onClose }: TrashDialogProps) {
  const { t } = useTranslation("invitation");
  return (
    <ConfirmDialog
      title={t("trash.title", { title })}
      text={t("trash.text")}
      confirm={t("trash.confirm")}
      isSevere
      isBusy={false}
      error={null}
      onClose={onClose}
      onConfirm={() => {
        onConfirm();
        onClose();
      }}
    />
  );
}
