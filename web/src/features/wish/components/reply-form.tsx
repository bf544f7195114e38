import { limits } from "@janur/domain/limits";
import type { Wish } from "@janur/domain/wish/wish";
import { Button, Group, Textarea } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { keepDraft, readFormDraft } from "../../../lib/storage/draft-storage.ts";
import { useExcess } from "../../../lib/browser/use-excess.ts";

interface ReplyFormProps {
  wish: Pick<Wish, "id" | "name" | "reply">;
  isBusy: boolean;
  /** Whether it was saved. */
  onSave: (reply: string) => Promise<boolean>;
  onClose: () => void;
}

/** The family's words beneath a wish. What is typed survives another tab and a reload. */
export function ReplyForm({ wish, isBusy, onSave, onClose }: ReplyFormProps) {
  const { t } = useTranslation("wish");
  const excess = useExcess();
  const draftName = `wish-reply-${wish.id}`;
  const [reply, setReply] = useState(() => typedBefore(draftName) ?? wish.reply);
  const rest = limits.wish.reply - reply.trim().length;
  const close = () => {
    keepDraft(draftName, null);
    onClose();
  };
  const save = async () => {
    if (rest >= 0 && (await onSave(reply.trim()))) close();
  };
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
      onKeyDown={(event) => {
        if (event.key === "Escape") close();
      }}
    >
      <Textarea
        label={t("reply.label", { name: wish.name })}
        description={rest < 0 ? undefined : t("reply.help", { count: rest })}
        inputWrapperOrder={["label", "input", "error", "description"]}
        error={excess(reply, limits.wish.reply)}
        autosize
        minRows={2}
        maxRows={10}
        autoFocus
        value={reply}
        onChange={(event) => {
          setReply(event.currentTarget.value);
          keepDraft(draftName, { reply: event.currentTarget.value });
        }}
      />
      <Group gap={8} mt="sm">
        <Button type="submit" size="sm" loading={isBusy} disabled={reply.trim() === "" || rest < 0}>
          {t("reply.save")}
        </Button>
        <Button variant="default" size="sm" onClick={close}>
          {t("reply.cancel")}
        </Button>
      </Group>
    </form>
  );
}

function typedBefore(draftName: string): string | null {
  const reply = readFormDraft(draftName)?.["reply"];
  return typeof reply === "string" ? reply : null;
}
