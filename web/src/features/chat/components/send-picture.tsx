import { chatLimits } from "@janur/domain/chat-limits";
import { ActionIcon } from "@mantine/core";
import { IconPhoto } from "@tabler/icons-react";
import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { problemText } from "../../../lib/problem-text.ts";
import { ProblemNotice } from "../../../ui/problem-notice.tsx";
import { newMessageId } from "../data.ts";
import { useSendPicture } from "../mutations.ts";
import { UnreadablePicture } from "../shrink-picture.ts";
import classes from "./chat-room.module.css";

/** Sends a picture at once. One that did not go through can be sent again; it is the same message. */
export function SendPicture({ chatId }: { chatId: string }) {
  const { t } = useTranslation("chat");
  const field = useRef<HTMLInputElement>(null);
  const { mutate, variables, error, isPending } = useSendPicture(chatId);
  const choose = (file: File | undefined) => {
    if (file !== undefined) mutate({ id: newMessageId(), file });
  };
  const isWrong = error instanceof UnreadablePicture;
  return (
    <>
      <input
        ref={field}
        type="file"
        hidden
        accept="image/jpeg,image/png,image/webp"
        aria-label={t("picture.file")}
        onChange={({ currentTarget }) => {
          choose(currentTarget.files?.[0]);
          currentTarget.value = "";
        }}
      />
      <ActionIcon
        variant="subtle"
        size={44}
        aria-label={t("picture.send")}
        loading={isPending}
        onClick={() => field.current?.click()}
      >
        <IconPhoto size={22} stroke={1.75} aria-hidden />
      </ActionIcon>
      <div role="status" className={classes.sending}>
        {isPending && t("picture.sending")}
      </div>
      {error !== null && (
        <div className={classes.whole}>
          {isWrong ? (
            <ProblemNotice
              text={t("picture.unreadable", { size: chatLimits.picture.fileBytes / 1024 / 1024 })}
            />
          ) : (
            <ProblemNotice
              text={t("picture.notSent", { problem: problemText(error) })}
              action={t("retry")}
              onAction={() => {
                mutate(variables);
              }}
            />
          )}
        </div>
      )}
    </>
  );
}
