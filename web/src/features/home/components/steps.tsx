import type { Invitation } from "@janur/domain/invitation/invitation";
import { Button, Skeleton } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { invitationPaths } from "../../../lib/address/invitation-paths.ts";
import { PreloadLink } from "../../../ui/layout/preload-link.tsx";
import type { NextStep } from "../next-steps.ts";
import classes from "./home.module.css";

interface StepsProps {
  invitation: Pick<Invitation, "id">;
  /** Undefined until all that decides on them is known. */
  steps: readonly NextStep[] | undefined;
}

/**
 * What to do next about one invitation, each with the way there; the first is the screen's filled button. They come
 * in one piece: a step that came later would push the others from under the finger.
 */
function Steps({ invitation, steps }: StepsProps) {
  const { t } = useTranslation("home");
  if (steps === undefined) return <Skeleton className={classes.waitingSteps} aria-hidden />;
  if (steps.length === 0) return <p>{t("allDone")}</p>;
  return (
    <ol className={classes.steps}>
      {steps.map((step, index) => (
        <li key={step.kind}>
          <StepText step={step} />
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
  );
}

/** The same under a heading of its own. */
export function Todo(props: StepsProps) {
  const { t } = useTranslation("home");
  return (
    <section className={classes.todo} aria-labelledby="next-steps">
      <h2 id="next-steps">{t("steps")}</h2>
      <Steps {...props} />
    </section>
  );
}

function StepText({ step }: { step: NextStep }) {
  const { t } = useTranslation("home");
  switch (step.kind) {
    case "send":
    case "remind":
    case "match":
    case "seat":
      return (
        <span>
          {t(`step.${step.kind}`, { invitations: t("invitations", { count: step.invitations }) })}{" "}
          <small>{t("stepFor", { people: t("people", { count: step.people }) })}</small>
        </span>
      );
    case "read-wishes":
      return <span>{t("step.read-wishes", { count: step.wishes })}</span>;
    default:
      return <span>{t(`step.${step.kind}`)}</span>;
  }
}

function targetOf(step: NextStep, invitationId: string): string {
  switch (step.kind) {
    case "add-guests":
      return invitationPaths.guests(invitationId);
    case "keep-door":
      return invitationPaths.checkIn(invitationId);
    case "send":
      return invitationPaths.send(invitationId);
    case "remind":
      return `${invitationPaths.send(invitationId)}?run=reminder`;
    case "tell-change":
      return `${invitationPaths.send(invitationId)}?run=change`;
    case "match":
      return `${invitationPaths.rsvp(invitationId)}?tab=inbox`;
    case "seat":
      return `${invitationPaths.rsvp(invitationId)}?tab=waitlist`;
    case "read-wishes":
      return `${invitationPaths.wishes(invitationId)}?tab=held`;
    case "fill-names":
    case "add-ceremony":
    case "set-date":
    case "set-place":
      return `${invitationPaths.edit(invitationId)}?section=${step.sectionId}&field=${step.path}`;
    case "publish":
    case "publish-again":
    case "publish-changes":
      return invitationPaths.edit(invitationId);
  }
}
