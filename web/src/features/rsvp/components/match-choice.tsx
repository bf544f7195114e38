import { AppError } from "@janur/domain/errors";
import { dateTimeText } from "@janur/domain/time/date-text";
import type { Guest } from "@janur/domain/guest/guest";
import { addressedName } from "@janur/domain/guest/guest-name";
import type { Answer } from "@janur/domain/rsvp/rsvp";
import { Button, Group, Stack, Text } from "@mantine/core";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { currentLanguage } from "../../../lib/i18n/i18n.ts";
import { problemText } from "../../../lib/calls/problem-text.ts";
import { ProblemNotice } from "../../../ui/error/problem-notice.tsx";
import { showToast } from "../../../ui/toast/toast.ts";
import { useMatchAnswer, useRejectAnswer } from "../mutations.ts";
import type { AnswerTerms } from "../terms.ts";
import { AnswerFacts } from "./answer-facts.tsx";
import classes from "./match-dialog.module.css";

interface MatchChoiceProps {
  invitationId: string;
  waiting: Guest;
  guest: Guest;
  zone: string;
  terms: AnswerTerms;
  onClose: () => void;
}

/** The answer that waits, beside the guest's own where they gave one; the host says which counts. */
export function MatchChoice({ invitationId, waiting, guest, zone, terms, onClose }: MatchChoiceProps) {
  const { t } = useTranslation("rsvp");
  const match = useMatchAnswer(invitationId);
  const reject = useRejectAnswer(invitationId);
  const name = addressedName(guest);
  if (waiting.answer === null) return null;
  const done = (message: string) => {
    showToast({ tone: "done", id: "answer-matched", message });
    onClose();
  };
  const take = (replaces: boolean) => {
    match.mutate(
      { inboxId: waiting.id, guestId: guest.id, replaces },
      {
        onSuccess: () => {
          done(t("match.done", { guest: name }));
        },
      },
    );
  };
  // A conflict brings the guest's own answer into view, which says more than its text.
  const isConflict = match.error instanceof AppError && match.error.code === "rsvp/conflict";
  const error = isConflict ? null : (match.error ?? reject.error);
  const problem = error !== null && <ProblemNotice text={problemText(error)} />;
  if (guest.answer === null) {
    return (
      <Stack>
        <Text>{t("match.text", { guest: name })}</Text>
        <AnswerFacts answer={waiting.answer} terms={terms} />
        {waiting.answer.people > guest.seats && (
          <Text>
            {t("match.tooMany", {
              seats: t("people", { count: guest.seats }),
              people: t("people", { count: waiting.answer.people }),
            })}
          </Text>
        )}
        {problem}
        <Group justify="flex-end" gap={8}>
          <Button variant="default" onClick={onClose}>
            {t("cancel")}
          </Button>
          <Button
            loading={match.isPending}
            onClick={() => {
              take(false);
            }}
          >
            {t("match.confirm")}
          </Button>
        </Group>
      </Stack>
    );
  }
  return (
    <Stack>
      <Text fw={600}>{t("match.bothTitle")}</Text>
      <Text>{t("match.bothText", { guest: name })}</Text>
      <div className={classes.pair}>
        <Side title={t("match.fromInbox")} answer={waiting.answer} zone={zone} terms={terms}>
          <Button
            fullWidth
            loading={match.isPending}
            disabled={reject.isPending}
            onClick={() => {
              take(true);
            }}
          >
            {t("match.takeInbox")}
          </Button>
        </Side>
        <Side title={t("match.own")} answer={guest.answer} zone={zone} terms={terms}>
          <Button
            fullWidth
            variant="default"
            loading={reject.isPending}
            disabled={match.isPending}
            onClick={() => {
              reject.mutate(waiting.id, {
                onSuccess: () => {
                  done(t("match.keptOwn", { guest: name }));
                },
              });
            }}
          >
            {t("match.keepOwn")}
          </Button>
        </Side>
      </div>
      {problem}
    </Stack>
  );
}

function Side({
  title,
  answer,
  zone,
  terms,
  children,
}: {
  title: string;
  answer: Answer;
  zone: string;
  terms: AnswerTerms;
  children: ReactNode;
}) {
  const { t } = useTranslation("rsvp");
  return (
    <section aria-label={title}>
      <div>
        <h3>{title}</h3>
        <AnswerFacts answer={answer} terms={terms} />
        <p className={classes.when}>
          {t(answer.by === "host" ? "byHost" : "byGuest")} ·{" "}
          {dateTimeText(answer.answeredAt, zone, currentLanguage())}
        </p>
      </div>
      {children}
    </section>
  );
}
