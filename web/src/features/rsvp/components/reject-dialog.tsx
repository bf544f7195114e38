import { addressedName } from "@janur/domain/guest/guest-name";
import { Button, Group, Skeleton, Stack, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { problemText } from "../../../lib/calls/problem-text.ts";
import { Dialog } from "../../../ui/dialog/dialog.tsx";
import { ProblemNotice } from "../../../ui/error/problem-notice.tsx";
import { showToast } from "../../../ui/toast/toast.ts";
import { useRejectAnswer } from "../mutations.ts";
import { rsvpQueries } from "../queries.ts";

/** Asks first: an answer that was rejected does not come back. */
export function RejectDialog({
  invitationId,
  inboxId,
  onClose,
}: {
  invitationId: string;
  inboxId: string;
  onClose: () => void;
}) {
  const { t } = useTranslation("rsvp");
  const waiting = useQuery(rsvpQueries.guest(invitationId, inboxId));
  const reject = useRejectAnswer(invitationId);
  const name = waiting.data === undefined ? "…" : addressedName(waiting.data);
  const error = reject.error ?? (reject.isPending ? null : waiting.error);
  return (
    <Dialog onClose={onClose} title={t("reject.title", { name })}>
      <Stack>
        {waiting.data === undefined && waiting.error === null && <Skeleton height={48} aria-hidden />}
        {waiting.data !== undefined && <Text>{t("reject.text")}</Text>}
        {error !== null && <ProblemNotice text={problemText(error)} />}
        <Group justify="flex-end" gap={8}>
          <Button variant="default" onClick={onClose}>
            {t("cancel")}
          </Button>
          <Button
            color="cabai"
            disabled={waiting.data?.listing !== "inbox"}
            loading={reject.isPending}
            onClick={() => {
              reject.mutate(inboxId, {
                onSuccess: () => {
                  showToast({ tone: "done", id: "answer-rejected", message: t("reject.done", { name }) });
                  onClose();
                },
              });
            }}
          >
            {t("reject.confirm")}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  );
}
