import { slugify } from "@janur/domain/slug";
import { Text } from "@mantine/core";
import { useEffect } from "react";
import { Controller, useFormContext } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { eventYear, type NewInvitation } from "../../form.ts";
import { SlugField } from "../slug-field.tsx";
import { useWizardProblem } from "./use-wizard-problem.ts";

/** The page's address: made from the names, checked while it is typed. */
export function SlugStep() {
  const { t } = useTranslation("invitation");
  const { control, getValues, setValue } = useFormContext<NewInvitation>();
  const problem = useWizardProblem("slug");

  useEffect(() => {
    const { firstName, secondName } = getValues();
    if (getValues("slug") === "") {
      setValue("slug", slugify([firstName, secondName].filter((name) => name !== "").join(" ")));
    }
  }, [getValues, setValue]);

  return (
    <>
      <Text c="dimmed">{t("wizard.slugHelp")}</Text>
      <Controller
        control={control}
        name="slug"
        render={({ field }) => (
          <SlugField
            value={field.value}
            inputRef={field.ref}
            error={problem}
            year={eventYear(getValues(), new Date())}
            onBlur={field.onBlur}
            onChange={(slug, isChosen) => {
              if (isChosen) setValue("slug", slug, { shouldValidate: true });
              else field.onChange(slug);
            }}
          />
        )}
      />
    </>
  );
}
