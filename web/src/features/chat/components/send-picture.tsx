import { chatLimits } from "@janur/domain/limits/chat-limits";
import { ActionIcon } from "@mantine/core";
import { IconPhoto } from "@tabler/icons-react";
import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { Icon } from "../../../ui/icon.tsx";
import { ProblemNotice } from "../../../ui/error/problem-notice.tsx";
import { useShrinkPicture } from "../mutations.ts";
import type { SmallPicture } from "../shrink-picture.ts";
import classes from "./chat-page.module.css";

/** Chooses a picture and makes it small; it is sent, or waits for a signal, in the thread. */
export function SendPicture({ onSend }: { onSend: (picture: SmallPicture) => void }) {
  const { t } = useTranslation("chat");
  const field = useRef<HTMLInputElement>(null);
  const { mutate, isError, isPending } = useShrinkPicture();
  const choose = (file: File | undefined) => {
    if (file !== undefined) mutate(file, { onSuccess: onSend });
  };
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
        <Icon of={IconPhoto} size={22} />
      </ActionIcon>
      {isError && (
        <div className={classes.whole}>
          <ProblemNotice
            text={t("picture.unreadable", { size: chatLimits.picture.fileBytes / 1024 / 1024 })}
          />
        </div>
      )}
    </>
  );
}
