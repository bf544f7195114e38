import { Button, Group, Stack, Text } from "@mantine/core";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { problemText } from "../../lib/calls/problem-text.ts";
import { Dialog } from "./dialog.tsx";
import { ProblemNotice } from "../error/problem-notice.tsx";

interface ConfirmDialogProps {
  title: string;
  /** What happens, and when others notice. */
  text: string;
  confirm: string;
  /** Takes something away. */
  isSevere?: boolean;
  isReady?: boolean;
  isBusy: boolean;
  error: Error | null;
  onConfirm: () => void;
  onClose: () => void;
  children?: ReactNode;
}

/** Says what will happen before it does. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, text, confirm, isSevere = false, isReady = true, isBusy, error, onConfirm, onClose } = props;
  const { t } = useTranslation("shell");
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
          {props.children}
          {error !== null && <ProblemNotice text={problemText(error)} />}
          <Group justify="flex-end" gap={8}>
            <Button variant="default" onClick={onClose}>
              {t("action.cancel")}
            </Button>
            <Button
              type="submit"
              {...(isSevere ? { color: "cabai" } : {})}
              disabled={!isReady}
              loading={isBusy}
            >
              {confirm}
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  );
}
