import { answerGroups, type Figures, type Tally } from "@janur/domain/statistics/figures";
import { Skeleton } from "@mantine/core";
import { useTranslation } from "react-i18next";
import classes from "./figure-row.module.css";

/** Head counts in people and in envelopes; undefined while they load. */
export function FigureRow({ figures }: { figures: Figures | undefined }) {
  const { t } = useTranslation("rsvp");
  return (
    <dl className={classes.row} aria-busy={figures === undefined}>
      {answerGroups.map((kind) => (
        <div key={kind} className={classes.figure}>
          <dt>{t(`figure.${kind}`)}</dt>
          <dd>
            {figures === undefined ? (
              <Skeleton height={48.5} width={120} aria-hidden />
            ) : (
              <Count tally={figures[kind]} />
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Count({ tally }: { tally: Tally }) {
  const { t } = useTranslation("rsvp");
  const invitations = t("invitations", { count: tally.invitations });
  // Of those who do not come nobody counts: "0 people" would read as if none had said no.
  if (tally.people === 0 && tally.invitations > 0) return <strong>{invitations}</strong>;
  return (
    <>
      <strong>{t("people", { count: tally.people })}</strong>
      <span>{invitations}</span>
    </>
  );
}
