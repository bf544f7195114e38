import { limits } from "@janur/domain/limits";
import { Textarea } from "@mantine/core";
import { useState } from "react";
import { ConfirmDialog } from "./confirm-dialog.tsx";

interface AppealDialogProps {
  words: { title: string; text: string; label: string; confirm: string };
  isBusy: boolean;
  error: Error | null;
  onClose: () => void;
  /** With what was written, which is something. */
  onSend: (text: string) => void;
}

/** Where somebody says what speaks against a decision of the staff. */
export function AppealDialog({ words, isBusy, error, onClose, onSend }: AppealDialogProps) {
  const [text, setText] = useState("");
  return (
    <ConfirmDialog
      title={words.title}
      text={words.text}
      confirm={words.confirm}
      isReady={text.trim() !== ""}
      isBusy={isBusy}
      error={error}
      onClose={onClose}
      onConfirm={() => {
        onSend(text.trim());
      }}
    >
      <Textarea
        autosize
        minRows={4}
        maxRows={10}
        label={words.label}
        maxLength={limits.report.appeal}
        data-autofocus
        value={text}
        onChange={({ currentTarget }) => {
          setText(currentTarget.value);
        }}
      />
    </ConfirmDialog>
  );
}
