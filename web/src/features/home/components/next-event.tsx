import type { Figures } from "@janur/domain/figures";
import { forecast } from "@janur/domain/forecast";
import type { Invitation } from "@janur/domain/invitation";
import { Skeleton } from "@mantine/core";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { invitationPaths } from "../../../lib/invitation-paths.ts";
import { whenText } from "../../../lib/when-text.ts";
import { BarTable } from "../../../ui/bar-table.tsx";
import { PreloadLink } from "../../../ui/preload-link.tsx";
import type { NextStep } from "../next-steps.ts";
import classes from "./home.module.css";
import { Steps } from "./steps.tsx";

interface NextEventProps {
  invitation: Invitation;
  /** Undefined while they load or where they could not be loaded. */
  figures: Figures | undefined;
  /** Why the figures are missing, ready to show; null while nothing is wrong. */
  problem: ReactNode;
  /** Undefined until they are known; null where there is nothing to say of them. */
  steps: readonly NextStep[] | null | undefined;
  badge: ReactNode;
}

/** The next event: when, how many to expect, who has answered what, and what to do next. */
export function NextEvent({ invitation, figures, problem, steps, badge }: NextEventProps) {
  const { t } = useTranslation("home");
  const { startAt, zone, city } = invitation;
  return (
    <section className={classes.next} aria-labelledby="next-event">
      <p className={classes.eyebrow}>{t("next.label")}</p>
      <div className={classes.nextHead}>
        <h2 id="next-event">
          <PreloadLink to={invitationPaths.overview(invitation.id)}>
            {invitation.title || t("untitled")}
          </PreloadLink>
        </h2>
        {badge}
      </div>
      <p className={classes.when}>
        {startAt === null ? t("next.dateUnknown") : whenText(startAt, zone)}
        {city !== "" && `, ${city}`}
      </p>
      <div className={classes.count} aria-busy={figures === undefined && problem === null}>
        {figures === undefined
          ? (problem ?? <Skeleton className={classes.waiting} aria-hidden />)
          : figures.invited.invitations + figures.inbox.invitations > 0 && (
              <HeadCount figures={figures} capacity={invitation.settings.capacity} />
            )}
      </div>
      {steps !== null && (
        <>
          <h3 className={classes.stepsTitle}>{t("next.steps")}</h3>
          <Steps invitation={invitation} steps={steps} />
        </>
      )}
    </section>
  );
}

const kinds = [
  ["coming", "daun"],
  ["maybe", "kunyit"],
  ["notComing", "cabai"],
  ["silent", "tanah"],
] as const;

/** The people to expect, and how everybody has answered so far. */
function HeadCount({ figures, capacity }: { figures: Figures; capacity: number | null }) {
  const { t } = useTranslation("home");
  const { coming, invited, silent } = figures;
  const expected = forecast(figures, capacity);
  const isRange = expected !== null && expected.low < expected.high;
  const invitations = (count: number) => t("invitations", { count });
  const people = (count: number) => t("people", { count });
  return (
    <>
      <strong>
        {isRange ? t("next.forecast", { ...expected }) : t("next.comingPeople", { count: coming.people })}
      </strong>
      <span>
        {isRange
          ? t("next.forecastBy", {
              coming: people(coming.people),
              invitations: invitations(coming.invitations),
              silent: invitations(silent.invitations),
            })
          : t("next.comingOf", {
              coming: invitations(coming.invitations),
              invited: invitations(invited.invitations),
              people: people(invited.people),
            })}
      </span>
      <div className={classes.answers}>
        <BarTable
          columns={[t("next.answer"), t("next.envelopes"), t("next.heads")]}
          bars={kinds.map(([kind, tone]) => ({
            key: kind,
            label: t(`next.kind.${kind}`),
            parts: [{ value: figures[kind].invitations, tone }],
            values: [String(figures[kind].invitations), String(figures[kind].people)],
          }))}
        />
      </div>
    </>
  );
}
