import { zodResolver } from "@hookform/resolvers/zod";
import { ownAnswerSchema } from "@janur/domain/rsvp/own-answer";
import { AppError } from "@janur/domain/errors";
import type { Guest } from "@janur/domain/guest/guest";
import { addressedName } from "@janur/domain/guest/guest-name";
import { localize } from "@janur/domain/text/language";
import { limits } from "@janur/domain/limits";
import { Button, Stack, Textarea, TextInput } from "@mantine/core";
import { useState } from "react";
import { Controller, useForm, useWatch } from "react-hook-form";
import { useTranslation } from "react-i18next";
import * as z from "zod";
import { useFormDraft } from "../../../ui/form/form-draft.ts";
import { currentLanguage } from "../../../lib/i18n/i18n.ts";
import { useExcess } from "../../../lib/browser/use-excess.ts";
import { Disclosure } from "../../../ui/layout/disclosure.tsx";
import { Form } from "../../../ui/form/form.tsx";
import { FormProblem } from "../../../ui/form/form-problem.tsx";
import { SubmitButton } from "../../../ui/form/submit-button.tsx";
import { useFieldProblem } from "../../../ui/form/use-field-problem.ts";
import { showToast } from "../../../ui/toast/toast.ts";
import {
  attemptKeys,
  bringsPeople,
  fromRecordForm,
  recordFormSchema,
  recordProblem,
  toRecordForm,
  type RecordForm as Values,
  type RecordProblem,
} from "../form.ts";
import { useRecordAnswer } from "../mutations.ts";
import type { GuestTerms } from "../terms.ts";
import { AttendanceChoice } from "./attendance-choice.tsx";
import { CountStepper } from "./count-stepper.tsx";
import { NewerAnswer, type ShownAnswer } from "./newer-answer.tsx";
import { QuestionField } from "./question-field.tsx";
import { DialogFoot } from "../../../ui/form/form-end.tsx";
import classes from "./record-form.module.css";

interface RecordFormProps {
  invitationId: string;
  /** Live: an answer that comes meanwhile is shown. */
  guest: Guest;
  terms: GuestTerms;
  zone: string;
  onClose: () => void;
}

const conflictSchema = z.object({ answer: ownAnswerSchema.nullable() });
const fields = [
  "basedOn",
  "ceremonies",
  "adults",
  "children",
  "companions",
  "note",
  "representedBy",
  "questions",
] as const;

/** The form of a phone answer: most need two taps. Nothing typed is lost by a failure or a reload. */
export function RecordForm({ invitationId, guest, terms, zone, onClose }: RecordFormProps) {
  const { t } = useTranslation("rsvp");
  const language = currentLanguage();
  const record = useRecordAnswer(invitationId);
  const [keyOf] = useState(attemptKeys);
  const [sentKey, setSentKey] = useState<string | null>(null);
  const [hasDetails] = useState(
    guest.answer !== null && (guest.answer.companions.length > 0 || guest.answer.representedBy !== ""),
  );
  const [problem, setProblem] = useState<RecordProblem | null>(null);
  const excess = useExcess();
  const form = useForm<Values>({
    defaultValues: toRecordForm(guest.answer, terms),
    resolver: zodResolver(recordFormSchema),
  });
  const { register, control, setValue, clearErrors, reset } = form;
  const forget = useFormDraft(form, `answer.${invitationId}.${guest.id}`, fields);
  const ceremonies = useWatch({ control, name: "ceremonies" });
  const basedOn = useWatch({ control, name: "basedOn" });
  const written = useWatch({ control });
  const isComing = bringsPeople({ ceremonies });
  const name = addressedName(guest);

  const submit = async (values: Values) => {
    const found = recordProblem(values, terms);
    setProblem(found);
    if (found !== null) return;
    const answer = fromRecordForm(values, terms);
    const { basedOn } = values;
    const key = keyOf({ basedOn, answer });
    setSentKey(key);
    await record.mutateAsync({ guestId: guest.id, basedOn, key, answer });
    forget();
    showToast({ tone: "done", id: "answer-recorded", message: t("recording.saved", { name }) });
    onClose();
  };

  const newer = newerAnswer(guest, basedOn, sentKey, record.error);
  const leave = () => {
    forget();
    onClose();
  };
  const tooLong = useFieldProblem(control, (field: "note" | "representedBy") =>
    excess(written[field] ?? "", field === "note" ? limits.rsvp.note : limits.rsvp.representative),
  );
  const headsProblem =
    problem?.kind === "nobody"
      ? t("recording.problem.nobody")
      : problem?.kind === "too-many-people"
        ? t("recording.problem.too-many-people", { count: terms.seats })
        : null;
  const namesProblem =
    problem?.kind === "name-too-long" || problem?.kind === "too-many-names"
      ? t(`recording.problem.${problem.kind}`)
      : undefined;

  return (
    <Form form={form} onSubmit={submit}>
      <Stack>
        {terms.ceremonies.length > 1 && (
          <div className={classes.all}>
            <AttendanceChoice
              label={t("recording.allCeremonies")}
              isMaybeOffered={terms.isMaybeOffered}
              value={sameForAll(ceremonies)}
              onChange={(said) => {
                for (const { id } of terms.ceremonies)
                  setValue(`ceremonies.${id}`, said, { shouldDirty: true });
              }}
            />
          </div>
        )}
        {terms.ceremonies.map((ceremony) => (
          <Controller
            key={ceremony.id}
            control={control}
            name={`ceremonies.${ceremony.id}`}
            render={({ field }) => (
              <AttendanceChoice
                label={localize(ceremony.name, language)}
                isMaybeOffered={terms.isMaybeOffered}
                value={field.value}
                onChange={field.onChange}
              />
            )}
          />
        ))}
        {problem?.kind === "unsaid" && (
          <p className={classes.error} role="alert">
            {t("recording.problem.unsaid")}
          </p>
        )}
        {isComing && (
          <>
            <div>
              <div className={classes.pair}>
                {(["adults", "children"] as const).map((who) => (
                  <Controller
                    key={who}
                    control={control}
                    name={who}
                    render={({ field }) => (
                      <CountStepper
                        label={t(`recording.${who}`)}
                        value={field.value}
                        onChange={field.onChange}
                      />
                    )}
                  />
                ))}
              </div>
              {headsProblem !== null && (
                <p className={classes.error} role="alert">
                  {headsProblem}
                </p>
              )}
            </div>
            {terms.questions.map((question) => (
              <Controller
                key={question.id}
                control={control}
                name={`questions.${question.id}`}
                render={({ field }) => (
                  <QuestionField
                    question={question}
                    value={field.value}
                    hasProblem={problem?.kind === "question" && problem.id === question.id}
                    onChange={field.onChange}
                  />
                )}
              />
            ))}
          </>
        )}
        <Textarea
          label={t("recording.note")}
          autosize
          minRows={1}
          error={tooLong("note")}
          {...register("note")}
        />
        {isComing && (
          <Disclosure label={t("recording.details")} isOpen={hasDetails || namesProblem !== undefined}>
            <Stack gap={12}>
              <TextInput
                label={t("recording.companions")}
                description={t("recording.companionsHelp")}
                autoComplete="off"
                error={namesProblem}
                {...register("companions")}
              />
              <TextInput
                label={t("recording.representedBy")}
                description={t("recording.representedByHelp")}
                autoComplete="off"
                error={tooLong("representedBy")}
                {...register("representedBy")}
              />
            </Stack>
          </Disclosure>
        )}
        {newer !== null ? (
          <NewerAnswer
            answer={newer}
            terms={terms}
            zone={zone}
            onTake={() => {
              reset(toRecordForm(newer, terms));
              forget();
              record.reset();
            }}
            onKeep={() => {
              record.reset();
              clearErrors("root");
              setValue("basedOn", newer.revision);
            }}
          />
        ) : (
          <FormProblem />
        )}
        <DialogFoot>
          <Button variant="default" onClick={leave}>
            {t("cancel")}
          </Button>
          <SubmitButton disabled={newer !== null}>{t("recording.save")}</SubmitButton>
        </DialogFoot>
      </Stack>
    </Form>
  );
}

/** What all ceremonies were answered with, or empty where they differ. */
function sameForAll(ceremonies: Values["ceremonies"]): Values["ceremonies"][string] {
  const said = new Set(Object.values(ceremonies));
  const [one] = said;
  return said.size === 1 && one !== undefined ? one : "";
}

/** An answer that overtook the form: as the live document shows it, or the refusal told it. Our own is none. */
function newerAnswer(
  { answer }: Guest,
  basedOn: number,
  sentKey: string | null,
  error: Error | null,
): ShownAnswer | null {
  if (answer !== null && answer.revision > basedOn) return answer.key === sentKey ? null : answer;
  if (!(error instanceof AppError) || error.code !== "rsvp/conflict") return null;
  const told = conflictSchema.safeParse(error.params).data?.answer;
  if (told == null) return null;
  return { ...told, people: told.adults + told.children, answeredAt: new Date(told.answeredAt) };
}
