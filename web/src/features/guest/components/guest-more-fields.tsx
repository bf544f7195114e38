import { ceremoniesOf, findSection, type Content } from "@janur/domain/content/content";
import { limits } from "@janur/domain/limits";
import { Stack, Textarea, TextInput } from "@mantine/core";
import { Controller, useFormState, useWatch, type UseFormReturn } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { useExcess } from "../../../lib/browser/use-excess.ts";
import { useFieldProblem } from "../../../ui/form/use-field-problem.ts";
import type { GuestForm } from "../form.ts";
import type { SenderChoice } from "../senders-of.ts";
import { CeremoniesField } from "./ceremonies-field.tsx";
import classes from "./guest-dialog.module.css";
import { GuestKindField, OfKind } from "./guest-kind-fields.tsx";
import { ReachFields } from "./reach-fields.tsx";
import { TagsField } from "./tags-field.tsx";

interface GuestMoreFieldsProps {
  form: UseFormReturn<GuestForm>;
  /** The draft, for its ceremonies; undefined where it has not come. */
  content: Content | undefined;
  mayBeGroup: boolean;
  /** Who can be given the guest to send to. */
  senders: readonly SenderChoice[];
}

/** What is written down of some guests. */
export function GuestMoreFields({ form, content, mayBeGroup, senders }: GuestMoreFieldsProps) {
  const { t } = useTranslation("guest");
  const { register, control } = form;
  const excess = useExcess();
  const { errors } = useFormState({ control });
  const problem = useFieldProblem(control, (field: "email") => t(`fieldProblem.${field}`));
  const tooLong = useFieldProblem(control, (field: "origin" | "note") =>
    excess(form.getValues(field), limits.guest[field]),
  );
  const kind = useWatch({ control, name: "kind" });
  const isGroup = kind === "group";
  const ceremonies = content === undefined ? [] : ceremoniesOf(content);
  const isChoice = ceremonies.length > 1 || ceremonies.some(({ audience }) => audience === "invited");
  const questions = content === undefined ? [] : (findSection(content, "rsvp")?.questions ?? []);
  return (
    <Stack>
      <GuestKindField form={form} mayBeGroup={mayBeGroup} />
      <OfKind form={form} kind={kind} />
      {isChoice && (
        <Controller
          control={control}
          name="ceremonies"
          render={({ field }) => (
            <CeremoniesField ceremonies={ceremonies} value={field.value} onChange={field.onChange} />
          )}
        />
      )}
      <div className={classes.pair}>
        {!isGroup && (
          <TextInput
            type="email"
            label={t("field.email")}
            autoComplete="off"
            error={problem("email")}
            {...register("email")}
          />
        )}
        <TextInput
          label={t("field.origin")}
          placeholder={t("placeholder.origin")}
          autoComplete="off"
          error={tooLong("origin")}
          {...register("origin")}
        />
      </div>
      <ReachFields form={form} isGroup={isGroup} senders={senders} />
      <Controller
        control={control}
        name="tags"
        render={({ field }) => (
          <TagsField
            value={field.value}
            known={[...new Set(questions.flatMap(({ tags }) => tags))]}
            hasProblem={errors.tags !== undefined}
            onChange={field.onChange}
          />
        )}
      />
      <Textarea
        label={t("field.note")}
        description={t("noteHelp")}
        autosize
        minRows={2}
        error={tooLong("note")}
        {...register("note")}
      />
    </Stack>
  );
}
