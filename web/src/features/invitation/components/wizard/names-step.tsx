import { hostsKindOf } from "@janur/domain/event-type";
import { Text, TextInput } from "@mantine/core";
import { useFormContext } from "react-hook-form";
import { useTranslation } from "react-i18next";
import type { NewInvitation } from "../../form.ts";
import { useWizardProblem } from "./use-wizard-problem.ts";
import classes from "./new-invitation-wizard.module.css";

/** Whose feast it is, as everybody calls them. */
export function NamesStep() {
  const { t } = useTranslation("invitation");
  const { register, watch } = useFormContext<NewInvitation>();
  const kind = hostsKindOf(watch("eventType") ?? "wedding");
  const firstProblem = useWizardProblem("firstName");
  const secondProblem = useWizardProblem("secondName");
  return (
    <>
      <Text c="dimmed">{t(`wizard.namesHelp.${kind}`)}</Text>
      <div className={classes.pair}>
        <TextInput
          label={t(`wizard.firstName.${kind}`)}
          autoComplete="off"
          error={firstProblem}
          {...register("firstName")}
        />
        {kind === "couple" && (
          <TextInput
            label={t("wizard.secondName")}
            autoComplete="off"
            error={secondProblem}
            {...register("secondName")}
          />
        )}
      </div>
    </>
  );
}
