import { limits } from "@janur/domain/limits";
import { Button, Textarea } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";
import { showToast } from "../../../ui/toast.ts";
import { useAppealMessage } from "../mutations.ts";

interface HiddenMessageProps {
  chatId: string;
  messageId: string;
  /** Whether the reader wrote it and has not said anything against that yet. */
  mayAppeal: boolean;
}

/** In place of a message that the staff has hidden. */
export function HiddenMessage({ chatId, messageId, mayAppeal }: HiddenMessageProps) {
  const { t } = useTranslation("chat");
  const [isOpen, setOpen] = useState(false);
  const [text, setText] = useState("");
  const appeal = useAppealMessage(chatId, messageId);
  return (
    <>
      <p>
        <em>{t("hidden")}</em>
      </p>
      {mayAppeal && (
        <Button
          variant="default"
          size="xs"
          my={4}
          onClick={() => {
            setOpen(true);
          }}
        >
          {t("appeal.open")}
        </Button>
      )}
      {isOpen && (
        <ConfirmDialog
          title={t("appeal.title")}
          text={t("appeal.text")}
          confirm={t("appeal.confirm")}
          isReady={text.trim() !== ""}
          isBusy={appeal.isPending}
          error={appeal.error}
          onClose={() => {
            setOpen(false);
          }}
          onConfirm={() => {
            appeal.mutate(text.trim(), {
              onSuccess: () => {
                showToast({ tone: "done", id: "chat", message: t("appeal.done") });
                setOpen(false);
              },
            });
          }}
        >
          <Textarea
            size="md"
            autosize
            minRows={3}
            maxRows={10}
            label={t("appeal.label")}
            maxLength={limits.report.appeal}
            data-autofocus
            value={text}
            onChange={({ currentTarget }) => {
              setText(currentTarget.value);
            }}
          />
        </ConfirmDialog>
      )}
    </>
  );
}
