import { guestKinds, type GuestKind } from "@janur/domain/guest/guest";
import { limits } from "@janur/domain/limits";
import { Textarea, TextInput } from "@mantine/core";
import { Controller, type UseFormReturn } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { ChoiceRow } from "../../../ui/form/choice-row.tsx";
import type { GuestForm } from "../form.ts";
import classes from "./guest-dialog.module.css";

interface GuestKindFieldsProps {
  form: UseFormReturn<GuestForm>;
  kind: GuestKind;
  /** Whoever has answered is somebody, and cannot become a group's link. */
  mayBeGroup: boolean;
}

/** Of a person, a household or a group. */
export function GuestKindField({ form, mayBeGroup }: Omit<GuestKindFieldsProps, "kind">) {
  const { t } = useTranslation("guest");
  return (
    <Controller
      control={form.control}
      name="kind"
      render={({ field }) => (
        <div>
          <ChoiceRow
            label={t("kind.label")}
            value={field.value}
            choices={guestKinds.map((value) => ({
              value,
              label: t(`kind.${value}`),
              isDisabled: value === "group" && !mayBeGroup,
            }))}
            onChange={(kind) => {
              field.onChange(kind);
              // The tap took the focus from a name that nobody has begun to type.
              form.clearErrors("name");
            }}
          />
          <p className={classes.hint}>{t(`kind.${field.value}Help`)}</p>
        </div>
      )}
    />
  );
}

/** What only a household or a group has. */
export function OfKind({ form, kind }: Omit<GuestKindFieldsProps, "mayBeGroup">) {
  const { t } = useTranslation("guest");
  const { register, formState } = form;
  if (kind === "household") {
    return (
      <Textarea
        label={t("field.members")}
        description={t("membersHelp")}
        autosize
        minRows={2}
        error={
          formState.errors.members === undefined
            ? undefined
            : t("fieldProblem.members", { count: limits.guest.members })
        }
        {...register("members")}
      />
    );
  }
  if (kind === "group") {
    return (
      <TextInput
        inputMode="numeric"
        label={t("field.answerCap")}
        description={t("answerCapHelp")}
        autoComplete="off"
        error={
          formState.errors.answerCap === undefined
            ? undefined
            : t("fieldProblem.answerCap", { count: limits.guest.groupAnswers })
        }
        {...register("answerCap")}
      />
    );
  }
  return null;
}
