import { dateTimeText } from "@janur/domain/time/date-text";
import { indonesianZones, instantOf } from "@janur/domain/time/zone";
import "@mantine/core/styles/Switch.css";
import { NativeSelect, Switch, Text, TextInput } from "@mantine/core";
import { useState } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { currentLanguage } from "../../../lib/i18n/i18n.ts";
import type { NewInvitation } from "../form.ts";
import classes from "./day-fields.module.css";
import { useWizardProblem } from "./use-wizard-problem.ts";

const zones = Object.entries(indonesianZones).map(([value, label]) => ({ value, label }));

/** When and where; both may still be open. */
export function DayFields() {
  const { t } = useTranslation(["wizard", "invitation"]);
  const { control, register, setValue } = useFormContext<NewInvitation>();
  const [isDateUnknown, date, time, zone] = useWatch({
    control,
    name: ["isDateUnknown", "date", "time", "zone"],
  });
  const [openedAt] = useState(() => Date.now());
  const dateProblem = useWizardProblem("date");
  const timeProblem = useWizardProblem("time");
  const venueProblem = useWizardProblem("venue");
  const cityProblem = useWizardProblem("city");
  return (
    <>
      <h2 className={classes.title}>{t("wizard:day.title")}</h2>
      {!isDateUnknown && (
        <div className={classes.day}>
          <TextInput
            type="date"
            className={classes.date}
            label={t("invitation:field.date")}
            error={dateProblem}
            {...register("date")}
          />
          <TextInput
            type="time"
            label={t("invitation:field.time")}
            error={timeProblem}
            {...register("time")}
          />
          <div className={classes.written}>
            <Text c="dimmed" size="sm" aria-live="polite">
              {isPast(date, zone, openedAt) && (
                <Text
                  span
                  c="light-dark(var(--mantine-color-kunyit-7), var(--mantine-color-kunyit-3))"
                  display="block"
                  inherit
                >
                  {t("wizard:day.past")}
                </Text>
              )}
              {written(date, time, zone)}
            </Text>
            <NativeSelect
              variant="unstyled"
              aria-label={t("invitation:field.zone")}
              data={zones}
              {...register("zone")}
            />
          </div>
        </div>
      )}
      <Switch
        size="md"
        classNames={{ body: classes.switch, labelWrapper: classes.switchWords }}
        labelPosition="left"
        label={t("wizard:day.unknown")}
        description={isDateUnknown ? t("wizard:day.unknownHelp") : undefined}
        checked={isDateUnknown}
        onChange={(event) => {
          setValue("isDateUnknown", event.currentTarget.checked);
        }}
      />
      <div className={classes.place}>
        <TextInput
          label={t("invitation:field.venue")}
          autoComplete="off"
          enterKeyHint="next"
          error={venueProblem}
          {...register("venue")}
        />
        <TextInput
          label={t("invitation:field.city")}
          autoComplete="off"
          enterKeyHint="done"
          error={cityProblem}
          {...register("city")}
        />
      </div>
      <Text c="dimmed" size="sm" className={classes.later}>
        {t("wizard:day.venueHelp")}
      </Text>
    </>
  );
}

/** Whether that day is over; a page in memory of one may be wanted all the same. A year that is half typed is none. */
function isPast(date: string, zone: string, now: number): boolean {
  return /^(?:19|2\d)\d{2}-/.test(date) && instantOf(date, "23:59", zone).getTime() < now;
}

/** The day as guests will read it; empty while it is not complete. */
function written(date: string, time: string, zone: string): string {
  try {
    return dateTimeText(instantOf(date, time, zone), zone, currentLanguage());
  } catch {
    return "";
  }
}
