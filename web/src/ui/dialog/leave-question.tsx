import { Button, Group, Stack, Text } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { hasWaiting, sendNow, waitingOf } from "../../lib/storage/unsent.ts";
import { ProblemNotice } from "../error/problem-notice.tsx";
import { Dialog } from "./dialog.tsx";

/** As long as somebody waits for it. */
const looks = { count: 20, everyMs: 400 } as const;

const kinds = ["gifts", "messages", "changes", "drafts"] as const;

interface LeaveQuestionProps {
  uid: string;
  onLeave: () => void;
  onClose: () => void;
}

/** Says what is lost by signing out now, and sends it first. */
export function LeaveQuestion({ uid, onLeave, onClose }: LeaveQuestionProps) {
  const { t } = useTranslation("leaving");
  const [left, setLeft] = useState(() => waitingOf(uid));
  const [step, setStep] = useState<"asked" | "sending" | "stuck">("asked");
  // What was typed in an editor is taken up there alone, by whoever typed it.
  const canSend = left.gifts + left.messages + left.changes > 0;
  const sendFirst = async () => {
    setStep("sending");
    window.dispatchEvent(new Event(sendNow));
    for (let look = 0; look < looks.count; look += 1) {
      await new Promise((resolve) => window.setTimeout(resolve, looks.everyMs));
      setLeft(waitingOf(uid));
      if (!hasWaiting(uid)) {
        onLeave();
        return;
      }
    }
    setStep("stuck");
  };
  return (
    <Dialog title={t("title")} onClose={onClose}>
      <Stack>
        <ul style={{ margin: 0, paddingInlineStart: 20 }}>
          {kinds.map((kind) => left[kind] > 0 && <li key={kind}>{t(kind, { count: left[kind] })}</li>)}
        </ul>
        <Text>{t("text")}</Text>
        {step === "stuck" && <ProblemNotice text={t("stuck")} />}
        <Group justify="flex-end" gap={8}>
          <Button variant="default" color="cabai" onClick={onLeave}>
            {t("leave")}
          </Button>
          {canSend ? (
            <Button loading={step === "sending"} onClick={() => void sendFirst()}>
              {t("send")}
            </Button>
          ) : (
            <Button onClick={onClose}>{t("stay")}</Button>
          )}
        </Group>
      </Stack>
    </Dialog>
  );
}
