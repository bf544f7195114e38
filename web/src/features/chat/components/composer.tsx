import { chatLimits } from "@janur/domain/limits/chat-limits";
import { ActionIcon, Textarea } from "@mantine/core";
import { IconSend2 } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { keepDraft, readFormDraft } from "../../../lib/storage/draft-storage.ts";
import { useExcess } from "../../../lib/browser/use-excess.ts";
import { Icon } from "../../../ui/icon.tsx";
import type { SmallPicture } from "../shrink-picture.ts";
import { CannedReplies } from "./canned-replies.tsx";
import { SendPicture } from "./send-picture.tsx";
import classes from "./chat-page.module.css";

interface ComposerProps {
  chatId: string;
  label: string;
  /** Answers that are ready, where a guest is answered. */
  readyFor: { invitationId: string; replies: readonly string[] } | null;
  onSend: (text: string) => void;
  onSendPicture: (picture: SmallPicture) => void;
}

/** Where a message is written. What is typed survives another conversation and a reload. */
export function Composer({ chatId, label, readyFor, onSend, onSendPicture }: ComposerProps) {
  const { t } = useTranslation("chat");
  const excess = useExcess();
  const draftName = `chat-${chatId}`;
  const [text, setText] = useState(() => typedBefore(draftName));
  const rest = chatLimits.text.max - text.trim().length;
  const change = (next: string) => {
    setText(next);
    keepDraft(draftName, next === "" ? null : { text: next });
  };
  const send = () => {
    if (text.trim() === "" || rest < 0) return;
    onSend(text.trim());
    change("");
  };
  return (
    <form
      className={classes.composer}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      {readyFor !== null && (
        <CannedReplies
          {...readyFor}
          onChoose={(reply) => {
            change(text.trim() === "" ? reply : `${text.trimEnd()} ${reply}`);
          }}
        />
      )}
      <SendPicture onSend={onSendPicture} />
      <Textarea
        className={classes.field}
        aria-label={label}
        placeholder={t("placeholder")}
        autosize
        minRows={1}
        maxRows={6}
        error={excess(text, chatLimits.text.max, "message")}
        value={text}
        onChange={(event) => {
          change(event.currentTarget.value);
        }}
        onKeyDown={(event) => {
          // On a phone Enter is a new line: there is no other way to make one.
          const isPhone = window.matchMedia("(pointer: coarse)").matches;
          if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing || isPhone) return;
          event.preventDefault();
          send();
        }}
      />
      <ActionIcon type="submit" size={44} aria-label={t("send")} disabled={text.trim() === "" || rest < 0}>
        <Icon of={IconSend2} size={22} />
      </ActionIcon>
    </form>
  );
}

function typedBefore(draftName: string): string {
  const text = readFormDraft(draftName)?.["text"];
  return typeof text === "string" ? text : "";
}
