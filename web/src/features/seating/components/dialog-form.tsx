import { Button, Group, Stack } from "@mantine/core";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Dialog } from "../../../ui/dialog/dialog.tsx";

interface DialogFormProps {
  title: string;
  confirm: string;
  isReady?: boolean;
  isBusy?: boolean;
  onConfirm: () => void;
  onClose: () => void;
  /** Beside the other buttons, at the left. */
  extra?: ReactNode;
  children: ReactNode;
}

/** A few fields, and the button that does what its words say. */
export function DialogForm(props: DialogFormProps) {
  const { title, confirm, isReady = true, isBusy = false, onConfirm, onClose, extra, children } = props;
  const { t } = useTranslation("seating");
  return (
    <Dialog title={title} onClose={onClose}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (isReady) onConfirm();
        }}
      >
        <Stack>
          {children}
          <Group justify="flex-end" gap={8}>
            {extra}
            <Button variant="default" onClick={onClose}>
              {t("cancel")}
            </Button>
            <Button type="submit" disabled={!isReady} loading={isBusy}>
              {confirm}
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  );
}
