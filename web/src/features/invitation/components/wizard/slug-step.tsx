import { isReservedSlug, slugify, slugSchema } from "@janur/domain/slug";
import { Button, Text, TextInput } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { Controller, useFormContext } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { eventPagePath } from "../../../../lib/invitation-paths.ts";
import { problemText } from "../../../../lib/problem-text.ts";
import { eventYear, type NewInvitation } from "../../form.ts";
import { invitationQueries } from "../../queries.ts";
import { useWizardProblem } from "./use-wizard-problem.ts";
import classes from "./new-invitation-wizard.module.css";

/** The page's address: made from the names, checked while it is typed. */
export function SlugStep() {
  const { t } = useTranslation("invitation");
  const { control, getValues, setValue, watch } = useFormContext<NewInvitation>();
  const slug = watch("slug");
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
          <TextInput
            {...field}
            label={t("field.slug")}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            error={problem}
            onChange={(event) => {
              field.onChange(event.currentTarget.value.toLowerCase().replace(/[^a-z0-9-]+/g, "-"));
            }}
            onBlur={() => {
              setValue("slug", slugify(field.value));
              field.onBlur();
            }}
          />
        )}
      />
      <p className={classes.address}>{window.location.host + eventPagePath(slug)}</p>
      <Verdict
        slug={slug}
        year={eventYear(getValues(), new Date())}
        onChoose={(choice) => {
          setValue("slug", choice, { shouldValidate: true });
        }}
      />
    </>
  );
}

interface VerdictProps {
  slug: string;
  year: number;
  onChoose: (slug: string) => void;
}

/** Whether the address is free, and which are instead. */
function Verdict({ slug, year, onChoose }: VerdictProps) {
  const { t } = useTranslation("invitation");
  const [settled] = useDebouncedValue(slug, 400);
  const isCheckable = slugSchema.safeParse(settled).success && !isReservedSlug(settled);
  const check = useQuery({ ...invitationQueries.slug(settled, year), enabled: isCheckable });
  const isCurrent = settled === slug && isCheckable;
  return (
    <>
      <p className={classes.verdict} role="status">
        {isCurrent && check.isPending && t("wizard.slugChecking")}
        {isCurrent && check.data?.isFree === true && t("wizard.slugFree")}
        {isCurrent && check.data?.isFree === false && t("wizard.slugTaken")}
        {isCurrent && check.error !== null && problemText(check.error)}
      </p>
      {isCurrent && check.data?.isFree === false && (
        <ul className={classes.suggestions} aria-label={t("wizard.suggestions")}>
          {check.data.suggestions.map((suggestion) => (
            <li key={suggestion}>
              <Button
                variant="default"
                size="sm"
                onClick={() => {
                  onChoose(suggestion);
                }}
              >
                {suggestion}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
