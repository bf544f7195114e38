import { zodResolver } from "@hookform/resolvers/zod";
import { colourwayIdSchema } from "@janur/domain/content/theme-adjustment";
import { themeIdSchema, type ThemeId } from "@janur/domain/content/theme";
import { ActionIcon, Button, Loader, Text } from "@mantine/core";
import { IconArrowLeft } from "@tabler/icons-react";
import { Suspense, useEffect, useEffectEvent, useRef, useState } from "react";
import { FormProvider, useForm, useWatch, type UseFormReturn } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { useNavigate, useSearchParams } from "react-router-dom";
import * as z from "zod";
import { invitationPaths } from "../../../lib/address/invitation-paths.ts";
import { lazyPart } from "../../../lib/browser/lazy-part.ts";
import { problemText } from "../../../lib/calls/problem-text.ts";
import { currentLanguage } from "../../../lib/i18n/i18n.ts";
import { useFormDraft } from "../../../ui/form/form-draft.ts";
import { ProblemNotice } from "../../../ui/error/problem-notice.tsx";
import { Icon } from "../../../ui/icon.tsx";
import {
  emptyNewInvitation,
  firstOpenStep,
  lookStep,
  newInvitationSchema,
  toStarterInput,
  wizardFields,
  wizardSteps,
  type NewInvitation,
} from "../form.ts";
import { keepTried, takeUpTried, wizardDraft } from "../try-draft.ts";
import { EventStep } from "./event-step.tsx";
import { GreetingStep } from "./greeting-step.tsx";
import { NamesStep } from "./names-step.tsx";
import classes from "./new-invitation-wizard.module.css";
import { ThemeStep } from "./theme-step.tsx";
import { useMakeInvitation } from "./use-make-invitation.ts";

/** The guests' page is a chunk of its own: the questions do not wait for it. */
const ThemeLook = lazyPart(async () => (await import("./theme-look.tsx")).ThemeLook);

const themeStep = lookStep - 1;
const stepParameter = z.coerce
  .number()
  .int()
  .min(1)
  .max(lookStep + 1)
  .catch(1);

interface NewInvitationWizardProps {
  /** Whether the person has no invitation yet. */
  isFirst: boolean;
  /** Where the wizard stands. */
  path: string;
  /** For somebody without an account: goes on to one, with what was typed. Otherwise the invitation is made here. */
  onKeep?: (names: string) => void;
}

/** A theme comes in its own colours, unless it was chosen in others. */
function wear(
  form: UseFormReturn<NewInvitation>,
  theme: ThemeId,
  colourway: NewInvitation["colourway"] = null,
): void {
  form.setValue("theme", theme);
  form.setValue("colourway", colourway);
}

/** Four short questions and a look, one screen each; the step is in the address, so that "back" goes one back. */
export function NewInvitationWizard({ isFirst, path, onKeep }: NewInvitationWizardProps) {
  const { t } = useTranslation("wizard");
  const navigate = useNavigate();
  const [parameters] = useSearchParams();
  const make = useMakeInvitation();
  const form = useForm<NewInvitation>({
    defaultValues: emptyNewInvitation,
    resolver: zodResolver(newInvitationSchema),
    mode: "onTouched",
  });
  const isTrial = onKeep !== undefined;
  const wasTried = useRef(false);
  // Before the form reads the tab's draft.
  useEffect(() => {
    if (!isTrial && takeUpTried()) wasTried.current = true;
  }, [isTrial]);
  const forgetDraft = useFormDraft(form, wizardDraft, wizardFields);
  // A draft of yesterday may name a theme that was retired since.
  useEffect(() => {
    form.setValue("theme", themeIdSchema.safeParse(form.getValues("theme")).data ?? null);
  }, [form]);
  const [isBusy, setBusy] = useState(false);
  const [isMaking, setMaking] = useState(false);
  const [problem, setProblem] = useState<Error | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);

  const values = { ...emptyNewInvitation, ...useWatch({ control: form.control }) };
  const asked = stepParameter.parse(parameters.get("step") ?? 1) - 1;
  // Somebody may open step 4 from a bookmark: the first unanswered question comes first.
  const index = Math.min(asked, firstOpenStep(values));

  const isFirstRender = useRef(true);
  useEffect(() => {
    // A new question is announced; the page's own first focus stays where it is.
    if (!isFirstRender.current) heading.current?.focus();
    isFirstRender.current = false;
  }, [index]);

  // Somebody came from the gallery with a theme; without one the draft's stays.
  const chosen = themeIdSchema.safeParse(parameters.get("theme")).data;
  const colourway = colourwayIdSchema.safeParse(parameters.get("colourway")).data ?? null;
  useEffect(() => {
    if (chosen !== undefined) wear(form, chosen, colourway);
  }, [chosen, colourway, form]);

  const goTo = (next: number) => navigate(`${path}?step=${String(next + 1)}`);

  const finish = async () => {
    setBusy(true);
    setProblem(null);
    try {
      if (!(await form.trigger("slug", { shouldFocus: true }))) return;
      const invitationId = await make(form.getValues());
      forgetDraft();
      await navigate(invitationPaths.edit(invitationId), { replace: true });
    } catch (error) {
      setProblem(error instanceof Error ? error : new Error(String(error)));
    } finally {
      setBusy(false);
    }
  };

  // An account was made for what was tried: it was looked at already, so nothing is asked again.
  const isMade = useRef(false);
  const isComplete = index === lookStep;
  const makeTried = useEffectEvent(() => {
    if (!wasTried.current || isMade.current) return;
    isMade.current = true;
    setMaking(true);
    void finish().finally(() => {
      setMaking(false);
    });
  });
  useEffect(() => {
    if (isComplete) makeTried();
  }, [isComplete]);

  const next = async () => {
    const fields = wizardSteps[index];
    if (fields !== undefined && (await form.trigger(fields, { shouldFocus: true }))) await goTo(index + 1);
  };

  const starter =
    index >= themeStep && values.eventType !== null
      ? toStarterInput(values, values.eventType, currentLanguage())
      : null;
  const titles = [
    t(isFirst ? "event.firstTitle" : "event.title"),
    t(`names.title.${values.eventType ?? "wedding"}`),
    t("greeting.title"),
    t("theme.title"),
  ];

  if (isMaking)
    return (
      <div className={classes.making} role="status">
        <Loader />
        <Text>{t("making")}</Text>
      </div>
    );
  const question = Math.min(index, themeStep);
  return (
    <FormProvider {...form}>
      <form
        className={classes.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void next();
        }}
      >
        <div className={classes.progress}>
          {question > 0 && (
            <ActionIcon
              variant="subtle"
              color="tanah"
              size={44}
              aria-label={t("back")}
              onClick={() => void goTo(question - 1)}
            >
              <Icon of={IconArrowLeft} />
            </ActionIcon>
          )}
          <div aria-hidden className={classes.marks}>
            {wizardSteps.map((fields, step) => (
              <span key={fields[0]} data-done={step <= question || undefined} />
            ))}
          </div>
          <p>
            <span aria-hidden>{t("count", { step: question + 1, steps: wizardSteps.length })}</span>
            <span className={classes.heard}>
              {t("progress", { step: question + 1, steps: wizardSteps.length })}
            </span>
          </p>
        </div>
        <h1 ref={heading} tabIndex={-1} className={classes.title}>
          {titles[question]}
        </h1>
        {question === 0 && <EventStep onNext={() => void goTo(1)} />}
        {question === 1 && <NamesStep />}
        {question === 2 && <GreetingStep />}
        {question === themeStep && starter !== null && (
          <ThemeStep
            starter={starter}
            chosen={values.theme}
            onLook={(theme) => {
              if (theme !== values.theme) wear(form, theme);
              void goTo(lookStep);
            }}
          />
        )}
        {question < themeStep && (question > 0 || values.eventType !== null) && (
          <div className={classes.actions}>
            <Button type="submit" size="lg" fullWidth>
              {t(question === 2 ? "toThemes" : "next")}
            </Button>
          </div>
        )}
      </form>
      {index === lookStep && starter?.theme !== undefined && (
        <Suspense>
          <ThemeLook
            starter={starter}
            theme={starter.theme}
            isTrial={isTrial}
            isBusy={isBusy}
            problem={problem !== null && <ProblemNotice text={problemText(problem)} />}
            onTheme={(theme) => {
              wear(form, theme);
            }}
            onColourway={(next) => {
              form.setValue("colourway", next ?? null);
            }}
            onClose={() => void goTo(themeStep)}
            onUse={() => {
              if (onKeep === undefined) {
                void finish();
                return;
              }
              keepTried();
              onKeep(starter.names.join(" & "));
            }}
          />
        </Suspense>
      )}
    </FormProvider>
  );
}
