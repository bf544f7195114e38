import { dateTimeText } from "@janur/domain/time/date-text";
import { addressedName } from "@janur/domain/guest/guest-name";
import { limits } from "@janur/domain/limits";
import type { AnswerChange } from "@janur/domain/rsvp/rsvp";
import { Skeleton, Stack, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { currentLanguage } from "../../../lib/i18n/i18n.ts";
import { problemText } from "../../../lib/calls/problem-text.ts";
import { ProblemNotice } from "../../../ui/error/problem-notice.tsx";
import { SideDrawer } from "../../../ui/dialog/side-drawer.tsx";
import { rsvpQueries } from "../queries.ts";
import type { AnswerTerms } from "../terms.ts";
import { AnswerFacts, Verdict } from "./answer-facts.tsx";
import classes from "./history-drawer.module.css";

interface HistoryDrawerProps {
  invitationId: string;
  guestId: string;
  zone: string;
  terms: AnswerTerms;
  onClose: () => void;
}

/** What one guest answered before, newest first. */
export function HistoryDrawer({ invitationId, guestId, zone, terms, onClose }: HistoryDrawerProps) {
  const { t } = useTranslation("rsvp");
  const { data: guest, error } = useQuery(rsvpQueries.guest(invitationId, guestId));
  return (
    <SideDrawer onClose={onClose} title={t("history.title")}>
      {guest === undefined ? (
        error === null ? (
          <Skeleton height={200} aria-hidden />
        ) : (
          <ProblemNotice text={problemText(error)} />
        )
      ) : (
        <Stack>
          <Text fw={600} fz="lg" dir="auto">
            {addressedName(guest)}
          </Text>
          {guest.answer !== null && (
            <section className={classes.current}>
              <p className={classes.eyebrow}>{t("history.now")}</p>
              <AnswerFacts answer={guest.answer} terms={terms} />
              <When change={guest.answer} zone={zone} />
            </section>
          )}
          {guest.history.length === 0 ? (
            <Text c="dimmed">{t("history.none")}</Text>
          ) : (
            <section>
              <p className={classes.eyebrow}>{t("history.before")}</p>
              <ol className={classes.list} aria-label={t("history.before")}>
                {[...guest.history].reverse().map((change) => (
                  <li key={change.revision}>
                    <Verdict answer={change} />
                    <When change={change} zone={zone} />
                  </li>
                ))}
              </ol>
            </section>
          )}
          {guest.history.length >= limits.rsvp.history && (
            <Text size="sm" c="dimmed">
              {t("history.kept", { count: limits.rsvp.history })}
            </Text>
          )}
        </Stack>
      )}
    </SideDrawer>
  );
}

function When({ change, zone }: { change: Pick<AnswerChange, "by" | "answeredAt">; zone: string }) {
  const { t } = useTranslation("rsvp");
  return (
    <p className={classes.when}>
      {t(change.by === "host" ? "byHost" : "byGuest")}
      {" · "}
      <time dateTime={change.answeredAt.toISOString()}>
        {dateTimeText(change.answeredAt, zone, currentLanguage())}
      </time>
    </p>
  );
}
