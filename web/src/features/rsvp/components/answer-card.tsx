import { addressedName } from "@janur/domain/guest/guest-name";
import { Button } from "@mantine/core";
import { IconHistory } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { sinceText, whenText } from "../../../lib/text/when-text.ts";
import { Icon } from "../../../ui/icon.tsx";
import type { AnsweredGuest } from "../answered-guest.ts";
import type { AnswerTerms } from "../terms.ts";
import classes from "./answer-card.module.css";
import { AnswerFacts } from "./answer-facts.tsx";

interface AnswerCardProps {
  guest: AnsweredGuest;
  zone: string;
  terms: AnswerTerms;
  onHistory: () => void;
  /** What else can be done with this answer. */
  actions?: ReactNode;
  children?: ReactNode;
}

/** One answer: who, what, by whom and when. */
export function AnswerCard({ guest, zone, terms, onHistory, actions, children }: AnswerCardProps) {
  const { t } = useTranslation("rsvp");
  const { answer } = guest;
  const name = addressedName(guest);
  return (
    <li className={classes.card}>
      <div className={classes.head}>
        <h2 dir="auto">{name}</h2>
        {guest.origin !== "" && <span className={classes.quiet}>{guest.origin}</span>}
        {guest.listing === "inbox" && <Badge tone="waiting">{t("badge.inbox")}</Badge>}
        {guest.groupId !== null && <Badge>{t("badge.group")}</Badge>}
        {guest.seat?.state === "waiting" && <Badge tone="waiting">{t("badge.waiting")}</Badge>}
        {guest.seat?.state === "pending" && <Badge>{t("badge.pending")}</Badge>}
      </div>
      <AnswerFacts answer={answer} terms={terms} />
      {children}
      <div className={classes.foot}>
        <p className={classes.when}>
          {t(answer.by === "host" ? "byHost" : "byGuest")}
          {" · "}
          <time dateTime={answer.answeredAt.toISOString()} title={whenText(answer.answeredAt, zone)}>
            {sinceText(answer.answeredAt, new Date(), zone)}
          </time>
        </p>
        <div className={classes.actions}>
          {answer.revision > 1 && (
            <Button
              variant="default"
              size="sm"
              leftSection={<Icon of={IconHistory} size={18} />}
              aria-label={t("history.openOf", { name })}
              onClick={onHistory}
            >
              {t("history.open", { count: answer.revision - 1 })}
            </Button>
          )}
          {actions}
        </div>
      </div>
    </li>
  );
}

function Badge({ tone, children }: { tone?: "waiting"; children: ReactNode }) {
  return (
    <span className={classes.badge} data-tone={tone}>
      {children}
    </span>
  );
}
