import { chatLimits } from "@janur/domain/limits/chat-limits";
import { ActionIcon, Button, Group, Stack, Text, TextInput } from "@mantine/core";
import { IconArrowDown, IconArrowUp, IconPlus, IconX } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { keepDraft, readFormDraft } from "../../../lib/storage/draft-storage.ts";
import { problemText } from "../../../lib/calls/problem-text.ts";
import { Dialog } from "../../../ui/dialog/dialog.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { showToast } from "../../../ui/toast/toast.ts";
import { keptFocus } from "../../../ui/list/kept-focus.ts";
import { useSaveCannedReplies } from "../mutations.ts";

interface CannedRepliesDialogProps {
  invitationId: string;
  replies: readonly string[];
  onClose: () => void;
}

interface Line {
  /** Tells lines apart while they move. */
  key: number;
  text: string;
}

/** What was written and not saved, if the answers are still those it was written over. */
function unsaved(draftName: string, replies: readonly string[]): string[] | null {
  const { over, texts } = readFormDraft(draftName) ?? {};
  if (!Array.isArray(texts) || JSON.stringify(over) !== JSON.stringify(replies)) return null;
  return texts.filter((text) => typeof text === "string");
}

/** Answers kept ready for an invitation's guests: write, order, take away, add. */
export function CannedRepliesDialog({ invitationId, replies, onClose }: CannedRepliesDialogProps) {
  const { t } = useTranslation("chat");
  const draftName = `canned.${invitationId}`;
  const [lines, setLines] = useState<readonly Line[]>(() =>
    (unsaved(draftName, replies) ?? replies).map((text, key) => ({ key, text })),
  );
  // What is written over: others may change it while this stands open.
  const [seen] = useState(replies);
  const save = useSaveCannedReplies(invitationId);
  const change = (next: readonly Line[]) => {
    setLines(next);
    keepDraft(draftName, { over: seen, texts: next.map(({ text }) => text) });
  };
  const move = (index: number, by: -1 | 1) => {
    const next = [...lines];
    next.splice(index + by, 0, ...next.splice(index, 1));
    change(next);
  };
  const tools = (index: number) =>
    [
      {
        name: "up",
        icon: IconArrowUp,
        isOff: index === 0,
        act: () => {
          move(index, -1);
        },
      },
      {
        name: "down",
        icon: IconArrowDown,
        isOff: index === lines.length - 1,
        act: () => {
          move(index, 1);
        },
      },
      {
        name: "remove",
        icon: IconX,
        isOff: false,
        act: () => {
          change(lines.filter((_, at) => at !== index));
        },
      },
    ] as const;
  return (
    <Dialog title={t("canned.label")} isLong onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          // It would send the message beneath as well: events pass through windows to what opened them.
          event.stopPropagation();
          const written = lines.map(({ text }) => text.trim()).filter((text) => text !== "");
          save.mutate(
            { replies: written, seen: [...seen] },
            {
              onSuccess: () => {
                keepDraft(draftName, null);
                onClose();
              },
              onError: (problem) => {
                showToast({ tone: "problem", id: "chat", message: problemText(problem) });
              },
            },
          );
        }}
      >
        <Stack gap={12} ref={keptFocus}>
          <Text c="dimmed">{t("canned.hint")}</Text>
          {lines.map(({ key, text }, index) => (
            <Group key={key} gap={4} wrap="nowrap">
              <TextInput
                flex={1}
                aria-label={t("canned.one", { number: index + 1 })}
                autoComplete="off"
                maxLength={chatLimits.canned.text.max}
                value={text}
                onChange={({ currentTarget: { value } }) => {
                  change(lines.map((line) => (line.key === key ? { key, text: value } : line)));
                }}
              />
              {tools(index).map(({ name, icon, isOff, act }) => (
                <ActionIcon
                  key={name}
                  variant="subtle"
                  color="tanah"
                  size={44}
                  disabled={isOff}
                  aria-label={t(`canned.${name}`, { number: index + 1 })}
                  onClick={act}
                >
                  <Icon of={icon} />
                </ActionIcon>
              ))}
            </Group>
          ))}
          {lines.length < chatLimits.canned.count ? (
            <Button
              variant="default"
              size="sm"
              style={{ alignSelf: "start" }}
              leftSection={<Icon of={IconPlus} />}
              onClick={() => {
                change([...lines, { key: Math.max(-1, ...lines.map(({ key }) => key)) + 1, text: "" }]);
              }}
            >
              {t("canned.add")}
            </Button>
          ) : (
            <Text c="dimmed">{t("canned.full", { count: chatLimits.canned.count })}</Text>
          )}
          <Button type="submit" loading={save.isPending}>
            {t("canned.save")}
          </Button>
        </Stack>
      </form>
    </Dialog>
  );
}
