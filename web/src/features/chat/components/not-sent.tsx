import { Button } from "@mantine/core";
import { useTranslation } from "react-i18next";
import type { WaitingMessage } from "../outbox.ts";

interface NotSentProps {
  message: WaitingMessage;
  onRetry: (id: string) => void;
  onDiscard: (id: string) => void;
}

/** How it stands with a message that the server does not have, and what can be done about it. */
export function NotSent({ message, onRetry, onDiscard }: NotSentProps) {
  const { t } = useTranslation(["chat", "problem"]);
  const { id, state, reason, picture } = message;
  const discard = () => {
    onDiscard(id);
  };
  if (state === "sending") return <small role="status">{t("chat:picture.sending")}</small>;
  if (state === "waiting")
    return (
      <>
        <small role="status">{t(reason === "limit/too-many-requests" ? "chat:paced" : "chat:waiting")}</small>
        {picture !== undefined && (
          <Button variant="subtle" size="xs" onClick={discard}>
            {t("chat:picture.takeBack")}
          </Button>
        )}
      </>
    );
  const isGone = reason === "picture-gone";
  const why =
    reason === null
      ? t("chat:refused")
      : isGone
        ? t("chat:picture.gone")
        : t("chat:picture.notSent", { problem: t(`problem:${reason}`) });
  return (
    <>
      <small role="alert">{why}</small>
      {!isGone && (
        <Button
          variant="subtle"
          size="xs"
          onClick={() => {
            onRetry(id);
          }}
        >
          {t("chat:retry")}
        </Button>
      )}
      <Button variant="subtle" size="xs" onClick={discard}>
        {t("chat:discard")}
      </Button>
    </>
  );
}
