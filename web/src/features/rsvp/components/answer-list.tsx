import { dateTimeText } from "@janur/domain/date-text";
import { addressedName } from "@janur/domain/guest";
import { localize } from "@janur/domain/language";
import type { Ceremony } from "@janur/domain/sections/ceremonies";
import { useSuspenseQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { currentLanguage } from "../../../lib/i18n/i18n.ts";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { ProblemNotice } from "../../../ui/problem-notice.tsx";
import { answerListLimit, type AnsweredGuest } from "../data.ts";
import { rsvpQueries } from "../queries.ts";
import classes from "./answer-list.module.css";

interface AnswerListProps {
  invitationId: string;
  zone: string;
  /** Ceremonies of the draft by id, to name what a guest said to each; absent ids are left out. */
  ceremonies: readonly Pick<Ceremony, "id" | "name">[];
}

const shapes = { yes: "●", maybe: "◑", no: "○" } as const;

/** Answers as they arrive, newest first. */
export function AnswerList({ invitationId, zone, ceremonies }: AnswerListProps) {
  const { t } = useTranslation(["rsvp", "problem"]);
  const { data: guests, error } = useSuspenseQuery(rsvpQueries.answers(invitationId));
  return (
    <>
      {error !== null && <ProblemNotice text={t("problem:liveLost")} />}
      {guests.length === 0 ? (
        <EmptyState text={t("rsvp:empty")} />
      ) : (
        <ul className={classes.list} aria-label={t("rsvp:list")} aria-live="polite">
          {guests.map((guest) => (
            <AnswerRow key={guest.id} guest={guest} zone={zone} ceremonies={ceremonies} />
          ))}
        </ul>
      )}
      {guests.length === answerListLimit && (
        <p className={classes.more}>{t("rsvp:latestOnly", { count: answerListLimit })}</p>
      )}
    </>
  );
}

function AnswerRow({
  guest,
  zone,
  ceremonies,
}: { guest: AnsweredGuest } & Omit<AnswerListProps, "invitationId">) {
  const { t } = useTranslation("rsvp");
  const { answer, listing } = guest;
  const language = currentLanguage();
  const perCeremony = ceremonies.flatMap(({ id, name }) => {
    const attendance = answer.ceremonies[id];
    return attendance === undefined ? [] : [`${localize(name, language)}: ${t(`attendance.${attendance}`)}`];
  });
  return (
    <li className={classes.row}>
      <div className={classes.head}>
        <h3>{addressedName(guest)}</h3>
        {listing === "inbox" && <span className={classes.inbox}>{t("inbox")}</span>}
      </div>
      <p className={classes.verdict}>
        <span aria-hidden data-attendance={answer.attendance}>
          {shapes[answer.attendance]}
        </span>{" "}
        {t(`attendance.${answer.attendance}`)}
        {answer.attendance !== "no" && `, ${t("people", { count: answer.people })}`}
      </p>
      {ceremonies.length > 1 && perCeremony.length > 0 && <p>{perCeremony.join(" · ")}</p>}
      {answer.companions.length > 0 && <p>{t("companions", { names: answer.companions.join(", ") })}</p>}
      {answer.note !== "" && <blockquote>{answer.note}</blockquote>}
      <p className={classes.when}>
        <time dateTime={answer.answeredAt.toISOString()}>
          {dateTimeText(answer.answeredAt, zone, language)}
        </time>
        {answer.revision > 1 && ` · ${t("changed", { count: answer.revision - 1 })}`}
      </p>
    </li>
  );
}
