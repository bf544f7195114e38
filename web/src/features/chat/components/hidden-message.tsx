import { useTranslation } from "react-i18next";
import { AppealButton } from "../../../ui/dialog/appeal-button.tsx";
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
  const appeal = useAppealMessage(chatId, messageId);
  return (
    <>
      <p>
        <em>{t("hidden")}</em>
      </p>
      {mayAppeal && (
        <AppealButton
          isCompact
          toastId="chat"
          appeal={appeal}
          words={{
            open: t("appeal.open"),
            title: t("appeal.title"),
            text: t("appeal.text"),
            label: t("appeal.label"),
            confirm: t("appeal.confirm"),
            done: t("appeal.done"),
          }}
        />
      )}
    </>
  );
}
