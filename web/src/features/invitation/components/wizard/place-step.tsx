import { dateTimeText } from "@janur/domain/date-text";
import { indonesianZones, instantOf } from "@janur/domain/zone";
import { Checkbox, NativeSelect, Text, TextInput } from "@mantine/core";
import { useFormContext } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { currentLanguage } from "../../../../lib/i18n/i18n.ts";
import type { NewInvitation } from "../../form.ts";
import { useWizardProblem } from "./use-wizard-problem.ts";
import classes from "./new-invitation-wizard.module.css";

/** When and where; both may still be open. */
export function PlaceStep() {
  const { t } = useTranslation("invitation");
  const { register, watch } = useFormContext<NewInvitation>();
  const [isDateUnknown, date, time, zone] = watch(["isDateUnknown", "date", "time", "zone"]);
  const dateProblem = useWizardProblem("date");
  const timeProblem = useWizardProblem("time");
  const venueProblem = useWizardProblem("venue");
  const cityProblem = useWizardProblem("city");
  return (
    <>
      <Checkbox label={t("wizard.dateUnknown")} {...register("isDateUnknown")} />
      {!isDateUnknown && (
        <>
          <div className={classes.pair}>
            <TextInput type="date" label={t("field.date")} error={dateProblem} {...register("date")} />
            <TextInput type="time" label={t("field.time")} error={timeProblem} {...register("time")} />
            <NativeSelect
              label={t("field.zone")}
              data={Object.entries(indonesianZones).map(([value, label]) => ({ value, label }))}
              {...register("zone")}
            />
          </div>
          <Text c="dimmed" aria-live="polite">
            {written(date, time, zone) ?? t("wizard.dateHelp")}
          </Text>
        </>
      )}
      <TextInput
        label={t("field.venue")}
        description={t("wizard.venueHelp")}
        autoComplete="off"
        error={venueProblem}
        {...register("venue")}
      />
      <TextInput label={t("field.city")} autoComplete="off" error={cityProblem} {...register("city")} />
    </>
  );
}

/** The day as guests will read it, or null while it is not complete. */
function written(date: string, time: string, zone: string): string | null {
  try {
    return dateTimeText(instantOf(date, time, zone), zone, currentLanguage());
  } catch {
    return null;
  }
}
