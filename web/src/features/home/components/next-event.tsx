import { dateTimeText } from "@janur/domain/date-text";
import type { Figures } from "@janur/domain/figures";
import type { Invitation } from "@janur/domain/invitation";
import { Button, Skeleton } from "@mantine/core";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { currentLanguage } from "../../../lib/i18n/i18n.ts";
import { invitationPaths } from "../../../lib/invitation-paths.ts";
import { PreloadLink } from "../../../ui/preload-link.tsx";
import { nextSteps, type NextStep } from "../next-steps.ts";
import classes from "./home.module.css";

interface NextEventProps {
  invitation: Invitation;
  /** Undefined while they load or where they could not be loaded. */
  figures: Figures | undefined;
  /** Why the figures are missing, ready to show; null while nothing is wrong. */
  problem: ReactNode;
  mayEdit: boolean;
  badge: ReactNode;
}

/** The next event: when, how many are coming, and what to do next. */
export function NextEvent({ invitation, figures, problem, mayEdit, badge }: NextEventProps) {
  const { t } = useTranslation("home");
  const steps = mayEdit ? nextSteps(invitation, figures) : [];
  const { startAt, zone, city } = invitation;
  return (
    <section className={classes.next} aria-labelledby="next-event">
      <p className={classes.eyebrow}>{t("next.label")}</p>
      <div className={classes.nextHead}>
        <h2 id="next-event">
          <PreloadLink to={invitationPaths.rsvp(invitation.id)}>
            {invitation.title || t("untitled")}
          </PreloadLink>
        </h2>
        {badge}
      </div>
      <p className={classes.when}>
        {startAt === null ? t("next.dateUnknown") : dateTimeText(startAt, zone, currentLanguage())}
        {city !== "" && `, ${city}`}
      </p>
      <div className={classes.count} aria-busy={figures === undefined && problem === null}>
        {figures !== undefined ? (
          <>
            <strong>{t("next.comingPeople", { count: figures.coming.people })}</strong>
            <span>
              {t("next.comingOf", {
                coming: t("invitations", { count: figures.coming.invitations }),
                invited: t("invitations", { count: figures.invited.invitations }),
                people: t("people", { count: figures.invited.people }),
              })}
            </span>
          </>
        ) : (
          (problem ?? <Skeleton height={72} width={260} aria-hidden />)
        )}
      </div>
      {steps.length > 0 && <Steps invitation={invitation} steps={steps} />}
    </section>
  );
}

function Steps({ invitation, steps }: { invitation: Invitation; steps: readonly NextStep[] }) {
  const { t } = useTranslation("home");
  return (
    <>
      <h3 className={classes.stepsTitle}>{t("next.steps")}</h3>
      <ol className={classes.steps}>
        {steps.map((step, index) => (
          <li key={step.kind}>
            <span>
              {step.kind === "remind"
                ? t("step.remind", {
                    invitations: t("invitations", { count: step.invitations }),
                    people: t("people", { count: step.people }),
                  })
                : t(`step.${step.kind}`)}
            </span>
            <Button
              component={PreloadLink}
              to={targetOf(step, invitation.id)}
              variant={index === 0 ? "filled" : "default"}
              size="sm"
            >
              {t(`stepAction.${step.kind}`)}
            </Button>
          </li>
        ))}
      </ol>
    </>
  );
}

function targetOf(step: NextStep, invitationId: string): string {
  switch (step.kind) {
    case "add-guests":
    case "remind":
      return invitationPaths.guests(invitationId);
    case "set-date":
      return `${invitationPaths.edit(invitationId)}?section=ceremonies`;
    case "publish":
    case "publish-again":
    case "publish-changes":
      return invitationPaths.edit(invitationId);
  }
}
