import { Button, Group, Stack, Text } from "@mantine/core";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { problemText } from "../../../lib/problem-text.ts";
import { Dialog } from "../../../ui/dialog.tsx";
import { ProblemNotice } from "../../../ui/problem-notice.tsx";

interface ConfirmDialogProps {
  title: string;
  /** What happens, and when guests notice. */
  text: string;
  confirm: string;
  /** Takes something away from guests. */
  isSevere?: boolean;
  isBusy: boolean;
  error: Error | null;
  onConfirm: () => void;
  onClose: () => void;
  children?: ReactNode;
}

/** Says what will happen before it does. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, text, confirm, isSevere = false, isBusy, error, onConfirm, onClose, children } = props;
  const { t } = useTranslation("invitation");
  return (
    <Dialog onClose={onClose} title={title}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          onConfirm();
        }}
      >
        <Stack>
          <Text>{text}</Text>
          {children}
          {error !== null && <ProblemNotice text={problemText(error)} />}
          <Group justify="flex-end" gap={8}>
            <Button variant="default" onClick={onClose}>
              {t("dialog.cancel")}
            </Button>
            <Button type="submit" {...(isSevere ? { color: "cabai" } : {})} loading={isBusy}>
              {confirm}
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  );
}
