import { Button } from "@mantine/core";
import { lazy, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { showToast } from "../../../ui/toast.ts";
import { useAppealMessage } from "../mutations.ts";

const AppealDialog = lazy(async () => ({
  default: (await import("../../../ui/appeal-dialog.tsx")).AppealDialog,
}));

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
        <Suspense>
          <AppealDialog
            words={{
              title: t("appeal.title"),
              text: t("appeal.text"),
              label: t("appeal.label"),
              confirm: t("appeal.confirm"),
            }}
            isBusy={appeal.isPending}
            error={appeal.error}
            onClose={() => {
              setOpen(false);
            }}
            onSend={(text) => {
              appeal.mutate(text, {
                onSuccess: () => {
                  showToast({ tone: "done", id: "chat", message: t("appeal.done") });
                  setOpen(false);
                },
              });
            }}
          />
        </Suspense>
      )}
    </>
  );
}
