import { zodResolver } from "@hookform/resolvers/zod";
import { taskPriorities, taskStatuses } from "@janur/domain/task/task";
import { defaultZone, zoneLabel } from "@janur/domain/time/zone";
import { Button, NativeSelect, Stack, Textarea, TextInput } from "@mantine/core";
import { useForm, useWatch } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { titled } from "../../../lib/i18n/titled.ts";
import { useFormDraft } from "../../../ui/form/form-draft.ts";
import { Form } from "../../../ui/form/form.tsx";
import { FormProblem } from "../../../ui/form/form-problem.tsx";
import { SubmitButton } from "../../../ui/form/submit-button.tsx";
import { useFieldProblem } from "../../../ui/form/use-field-problem.ts";
import { dueKinds, reminderKinds, taskFormSchema, type TaskForm } from "../form.ts";
import type { TaskInvitation } from "../planned-task.ts";
import { ChecklistField } from "./checklist-field.tsx";
import classes from "./task-page.module.css";

/** All but the invitation, which the address may say. */
const keptFields = [
  "title",
  "note",
  "labels",
  "priority",
  "status",
  "assignee",
  "dueKind",
  "days",
  "date",
  "reminderKind",
  "reminderDays",
  "reminderAt",
  "checklist",
] as const;

interface TaskFieldsProps {
  /** Of what is typed: one per task. */
  draft: string;
  initial: TaskForm;
  isNew: boolean;
  invitations: readonly TaskInvitation[];
  onSave: (values: TaskForm) => void;
  /** Says that it is done, while nothing else was changed; null where it is, or is not there yet. */
  onDone: (() => void) | null;
  onClose: () => void;
}

/** The form of a task. What is typed outlives the dialog until it is saved or given up by the button that says so. */
export function TaskFields({ draft, initial, isNew, invitations, onSave, onDone, onClose }: TaskFieldsProps) {
  const { t } = useTranslation("task");
  const form = useForm<TaskForm>({
    defaultValues: initial,
    resolver: zodResolver(taskFormSchema),
    mode: "onTouched",
  });
  const { register, control, formState } = form;
  const forget = useFormDraft(form, draft, keptFields);
  const [invitationId, dueKind, reminderKind] = useWatch({
    control,
    name: ["invitationId", "dueKind", "reminderKind"],
  });
  const invitation = invitations.find(({ id }) => id === invitationId);
  const problem = useFieldProblem(
    control,
    (field: "title" | "note" | "labels" | "days" | "date" | "reminderDays" | "reminderAt") =>
      t(`form.problem.${field}`),
  );
  const members = Object.entries(invitation?.team ?? {});
  const isFormer = initial.assignee !== "" && members.every(([uid]) => uid !== initial.assignee);
  return (
    <Form
      form={form}
      onSubmit={(values) => {
        forget();
        onSave(values);
      }}
    >
      <Stack>
        <TextInput
          label={t("form.title")}
          autoComplete="off"
          data-autofocus
          required
          error={problem("title")}
          {...register("title")}
        />
        {isNew && invitations.length > 1 && (
          <NativeSelect
            label={t("form.invitation")}
            data={invitations.map(({ id, title }) => ({ value: id, label: titled(title) }))}
            {...register("invitationId")}
          />
        )}
        <div className={classes.pair}>
          <NativeSelect
            label={t("form.due")}
            data={dueKinds.map((value) => ({ value, label: t(`form.dueKind.${value}`) }))}
            {...register("dueKind")}
          />
          {(dueKind === "before" || dueKind === "after") && (
            <TextInput
              label={t("form.days")}
              inputMode="numeric"
              autoComplete="off"
              error={problem("days")}
              {...register("days")}
            />
          )}
          {dueKind === "date" && (
            <TextInput type="date" label={t("form.date")} error={problem("date")} {...register("date")} />
          )}
        </div>
        <div className={classes.pair}>
          <NativeSelect
            label={t("form.reminder")}
            data={reminderKinds.map((value) => ({ value, label: t(`form.reminderKind.${value}`) }))}
            {...register("reminderKind")}
          />
          {(reminderKind === "before" || reminderKind === "after") && (
            <TextInput
              label={t("form.reminderDays")}
              description={t("form.reminderMorning")}
              inputMode="numeric"
              autoComplete="off"
              error={problem("reminderDays")}
              {...register("reminderDays")}
            />
          )}
          {reminderKind === "at" && (
            <TextInput
              type="datetime-local"
              label={t("form.reminderAt", {
                zone: zoneLabel(invitation?.zone ?? defaultZone, new Date()),
              })}
              error={problem("reminderAt")}
              {...register("reminderAt")}
            />
          )}
        </div>
        <div className={classes.pair}>
          <NativeSelect
            label={t("form.assignee")}
            data={[
              { value: "", label: t("form.nobody") },
              ...members.map(([value, { name }]) => ({ value, label: name })),
              ...(isFormer ? [{ value: initial.assignee, label: t("former") }] : []),
            ]}
            {...register("assignee")}
          />
          <NativeSelect
            label={t("form.status")}
            data={taskStatuses.map((value) => ({ value, label: t(`status.${value}`) }))}
            {...register("status")}
          />
        </div>
        <div className={classes.pair}>
          <NativeSelect
            label={t("form.priority")}
            data={taskPriorities.map((value) => ({ value, label: t(`priority.${value}`) }))}
            {...register("priority")}
          />
          <TextInput
            label={t("form.labels")}
            description={t("form.labelsHelp")}
            autoComplete="off"
            error={problem("labels")}
            {...register("labels")}
          />
        </div>
        <ChecklistField control={control} />
        <Textarea label={t("form.note")} autosize minRows={2} error={problem("note")} {...register("note")} />
        <FormProblem />
      </Stack>
      <div className={classes.foot}>
        <SubmitButton>{t(isNew ? "form.confirmAdd" : "form.confirmEdit")}</SubmitButton>
        {onDone !== null && !formState.isDirty ? (
          <Button variant="default" onClick={onDone}>
            {t("form.markDone")}
          </Button>
        ) : (
          <Button
            variant="default"
            onClick={() => {
              forget();
              onClose();
            }}
          >
            {t("form.cancel")}
          </Button>
        )}
      </div>
    </Form>
  );
}
