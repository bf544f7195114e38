import { limits } from "@janur/domain/limits";
import { unknownPlaceholders } from "@janur/domain/sending/sending-placeholder";
import type { SendingRun } from "@janur/domain/guest/sending-run";
import type { RunWords } from "@janur/domain/sending/text-for-side";
import { Checkbox, Skeleton, TextInput } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useSignedIn } from "../../../lib/session/session.ts";
import { ConfirmDialog } from "../../../ui/dialog/confirm-dialog.tsx";
import { showToast } from "../../../ui/toast/toast.ts";
import { useSendMails } from "../mutations.ts";
import { sendingQueries } from "../queries.ts";
import { MessageSample } from "./message-sample.tsx";

/** What mails of one run say; `subject` is what they are called unless somebody writes something else. */
export interface MailWords extends RunWords {
  invitationId: string;
  run: SendingRun;
  subject: string;
}

/** Shows the first of some mails, and sends all of them once somebody has said so. */
export function MailDialog({
  guestIds: waiting,
  subject: usual,
  onClose,
  ...words
}: MailWords & { guestIds: string[]; onClose: () => void }) {
  const { t } = useTranslation("sending");
  const { user } = useSignedIn();
  // Those who were there when it was opened: what is confirmed is what was read.
  const [guestIds] = useState(waiting);
  const [subject, setSubject] = useState(usual);
  const [takesReplies, setTakesReplies] = useState(false);
  const send = useSendMails();
  const messages = useQuery(sendingQueries.messages({ ...words, guestIds: guestIds.slice(0, 1) }));
  const isReady = subject.trim() !== "" && unknownPlaceholders(subject).length === 0;
  return (
    <ConfirmDialog
      title={t("mail.confirm", { count: guestIds.length })}
      text={t("mail.once")}
      confirm={t("mail.send", { count: guestIds.length })}
      isReady={isReady}
      isBusy={send.isPending}
      error={send.error ?? messages.error}
      onConfirm={() => {
        send.mutate(
          { guestIds, words: { ...words, subject, takesReplies } },
          {
            onSuccess: (limited) => {
              if (limited > 0)
                showToast({ tone: "info", id: "sending", message: t("mail.limited", { count: limited }) });
              onClose();
            },
          },
        );
      }}
      onClose={onClose}
    >
      <TextInput
        label={t("mail.subject")}
        error={isReady ? undefined : t("mail.subjectWrong")}
        autoComplete="off"
        maxLength={limits.sending.subject}
        value={subject}
        onChange={(event) => {
          setSubject(event.currentTarget.value);
        }}
      />
      {user.emailVerified && (
        <Checkbox
          label={t("mail.replies", { email: user.email })}
          checked={takesReplies}
          onChange={(event) => {
            setTakesReplies(event.currentTarget.checked);
          }}
        />
      )}
      {messages.isPending ? (
        <Skeleton height={160} radius="lg" />
      ) : (
        <MessageSample text={messages.data?.[0]?.text} />
      )}
    </ConfirmDialog>
  );
}
