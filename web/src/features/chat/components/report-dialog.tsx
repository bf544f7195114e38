import { limits } from "@janur/domain/limits";
import type { MessageReportInput } from "@janur/domain/chat/message-report";
import { NativeSelect, Textarea } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { ConfirmDialog } from "../../../ui/dialog/confirm-dialog.tsx";
import { showToast } from "../../../ui/toast/toast.ts";
import type { ThreadMessage } from "../message-data.ts";
import { useReportMessage } from "../mutations.ts";

const reasons = ["offensive", "scam", "impersonation", "private-data", "other"] as const;

interface ReportDialogProps {
  chatId: string;
  message: Pick<ThreadMessage, "id" | "name">;
  onClose: () => void;
}

/** Tells the staff about one message. */
export function ReportDialog({ chatId, message: { id, name }, onClose }: ReportDialogProps) {
  const { t } = useTranslation("chat");
  const [report, setReport] = useState<MessageReportInput>({ reason: "offensive", text: "" });
  const send = useReportMessage(chatId, id);
  return (
    <ConfirmDialog
      title={t("report.title")}
      text={t("report.text", { name })}
      confirm={t("report.confirm")}
      isBusy={send.isPending}
      error={send.error}
      onClose={onClose}
      onConfirm={() => {
        send.mutate(report, {
          onSuccess: () => {
            showToast({ tone: "done", id: "chat", message: t("report.done") });
            onClose();
          },
        });
      }}
    >
      <NativeSelect
        label={t("report.reason")}
        value={report.reason}
        data={reasons.map((value) => ({ value, label: t(`report.reasons.${value}`) }))}
        onChange={({ currentTarget }) => {
          const reason = reasons.find((value) => value === currentTarget.value) ?? "other";
          setReport((before) => ({ ...before, reason }));
        }}
      />
      <Textarea
        autosize
        minRows={2}
        maxRows={8}
        label={t("report.more")}
        maxLength={limits.report.text}
        value={report.text}
        onChange={({ currentTarget: { value } }) => {
          setReport((before) => ({ ...before, text: value }));
        }}
      />
    </ConfirmDialog>
  );
}
