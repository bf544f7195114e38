import { zodResolver } from "@hookform/resolvers/zod";
import { themeIdSchema } from "@janur/domain/theme";
import { Button, Group, Skeleton } from "@mantine/core";
import { AppError } from "@janur/domain/errors";
import { Suspense, useEffect, useRef, useState } from "react";
import { FormProvider, useForm, useWatch } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { useNavigate, useSearchParams } from "react-router-dom";
import * as z from "zod";
import { useFormDraft } from "../../../../lib/form-draft.ts";
import { currentLanguage } from "../../../../lib/i18n/i18n.ts";
import { invitationPaths } from "../../../../lib/invitation-paths.ts";
import { lazyPart } from "../../../../lib/lazy-part.ts";
import { problemText } from "../../../../lib/problem-text.ts";
import { ProblemNotice } from "../../../../ui/problem-notice.tsx";
import {
  emptyNewInvitation,
  firstOpenStep,
  newInvitationSchema,
  toStarterInput,
  wizardFields,
  wizardSteps,
  type NewInvitation,
} from "../../form.ts";
import { useCreateInvitation } from "../../mutations.ts";
import { keepTried, takeUpTried, wizardDraft } from "../../try-draft.ts";
import { EventStep } from "./event-step.tsx";
import { GreetingStep } from "./greeting-step.tsx";
import classes from "./new-invitation-wizard.module.css";
import { NamesStep } from "./names-step.tsx";
import { PlaceStep } from "./place-step.tsx";
import { SlugStep } from "./slug-step.tsx";

/** Covers and the guests' page are chunks of their own: the first questions do not wait for them. */
const ThemeChoice = lazyPart(async () => (await import("./theme-choice.tsx")).ThemeChoice);
const TrialStep = lazyPart(async () => (await import("./trial-step.tsx")).TrialStep);

const steps = [
  { Step: EventStep, title: "invitation:wizard.eventTitle" },
  { Step: NamesStep, title: "invitation:wizard.namesTitle" },
  { Step: PlaceStep, title: "invitation:wizard.placeTitle" },
  { Step: GreetingStep, title: "invitation:wizard.greetingTitle" },
  { Step: SlugStep, title: "invitation:wizard.slugTitle" },
] as const;

const stepParameter = z.coerce.number().int().min(1).max(steps.length).catch(1);

interface NewInvitationWizardProps {
  /** Whether the person has no invitation yet. */
  isFirst: boolean;
  /** Where the wizard stands. */
  path: string;
  /** For somebody without an account: goes on to one, with what was typed. Otherwise the invitation is made here. */
  onKeep?: () => void;
}

/** Five short questions, one screen each; the step is in the address, so that "back" goes one back. */
export function NewInvitationWizard({ isFirst, path, onKeep }: NewInvitationWizardProps) {
  const { t } = useTranslation(["invitation", "theme"]);
  const navigate = useNavigate();
  const [parameters] = useSearchParams();
  const create = useCreateInvitation();
  const form = useForm<NewInvitation>({
    defaultValues: emptyNewInvitation,
    resolver: zodResolver(newInvitationSchema),
    mode: "onTouched",
  });
  const isTrial = onKeep !== undefined;
  // Before the form reads the tab's draft.
  useEffect(() => {
    if (!isTrial) takeUpTried();
  }, [isTrial]);
  const forgetDraft = useFormDraft(form, wizardDraft, wizardFields);
  const [isBusy, setBusy] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);

  const values = { ...emptyNewInvitation, ...useWatch({ control: form.control }) };
  const asked = stepParameter.parse(parameters.get("step") ?? 1) - 1;
  // Somebody may open step 4 from a bookmark: the first unanswered question comes first.
  const index = Math.min(asked, firstOpenStep(values));
  const { Step, title } = steps[index] ?? steps[0];
  const isLast = index === steps.length - 1;
  const isWelcome = index === 0 && isFirst;

  const isFirstRender = useRef(true);
  useEffect(() => {
    // A new question is announced; the page's own first focus stays where it is.
    if (!isFirstRender.current) heading.current?.focus();
    isFirstRender.current = false;
  }, [index]);

  // Somebody came from the gallery with a theme; without one the draft's stays.
  const chosen = themeIdSchema.safeParse(parameters.get("theme")).data;
  useEffect(() => {
    if (chosen !== undefined) form.setValue("theme", chosen);
  }, [chosen, form]);

  const goTo = (next: number) => navigate(`${path}?step=${String(next + 1)}`);

  const starter =
    isLast && values.eventType !== null ? toStarterInput(values, values.eventType, currentLanguage()) : null;

  const finish = async (values: NewInvitation) => {
    if (values.eventType === null) return;
    const starter = toStarterInput(values, values.eventType, currentLanguage());
    setBusy(true);
    try {
      const { invitationId } = await create.mutateAsync({ starter, slug: values.slug });
      forgetDraft();
      await navigate(invitationPaths.edit(invitationId), { replace: true });
    } catch (error) {
      const isTaken = error instanceof AppError && error.code === "slug/taken";
      if (isTaken) form.setError("slug", { message: "slugTaken" }, { shouldFocus: true });
    } finally {
      setBusy(false);
    }
  };

  const next = async () => {
    const isFine = await form.trigger(wizardSteps[index], { shouldFocus: true });
    if (isFine) await goTo(index + 1);
  };

  return (
    <FormProvider {...form}>
      <form
        className={classes.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (isLast && isTrial) {
            keepTried();
            onKeep();
          } else if (isLast) void form.handleSubmit(finish)(event);
          else void next();
        }}
      >
        <p className={classes.progress}>
          {t("invitation:wizard.progress", { step: index + 1, steps: steps.length })}
          <progress aria-hidden value={index + 1} max={steps.length} />
        </p>
        <h1 ref={heading} tabIndex={-1} className={classes.title}>
          {t(
            isWelcome
              ? "invitation:wizard.firstEventTitle"
              : isLast && isTrial
                ? "invitation:trial.title"
                : title,
          )}
        </h1>
        {!(isLast && isTrial) && <Step />}
        {starter !== null && (
          <Suspense fallback={<Skeleton height={320} aria-hidden />}>
            {isTrial && <TrialStep starter={starter} />}
            <ThemeChoice starter={starter} />
          </Suspense>
        )}
        {create.error !== null && !isSlugTaken(create.error) && (
          <ProblemNotice text={problemText(create.error)} />
        )}
        <Group justify="space-between" className={classes.actions}>
          {index > 0 ? (
            <Button variant="default" onClick={() => void goTo(index - 1)}>
              {t("invitation:wizard.back")}
            </Button>
          ) : (
            <span />
          )}
          <Button type="submit" loading={isBusy}>
            {t(
              !isLast
                ? "invitation:wizard.next"
                : isTrial
                  ? "invitation:trial.keep"
                  : "invitation:wizard.create",
            )}
          </Button>
        </Group>
      </form>
    </FormProvider>
  );
}

function isSlugTaken(error: Error): boolean {
  return error instanceof AppError && error.code === "slug/taken";
}
