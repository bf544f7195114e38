import { eventTypes } from "@janur/domain/event-type";
import { Text } from "@mantine/core";
import { Controller, useFormContext } from "react-hook-form";
import { useTranslation } from "react-i18next";
import type { NewInvitation } from "../../form.ts";
import { useWizardProblem } from "./use-wizard-problem.ts";
import classes from "./new-invitation-wizard.module.css";

/** Which feast it is; everything else gets its beginning from that. */
export function EventStep() {
  const { t } = useTranslation("invitation");
  const { control } = useFormContext<NewInvitation>();
  const problem = useWizardProblem("eventType");
  return (
    <fieldset className={classes.choices} aria-describedby={problem === null ? undefined : "event-problem"}>
      <legend hidden>{t("wizard.eventTitle")}</legend>
      <Controller
        control={control}
        name="eventType"
        render={({ field }) => (
          <>
            {eventTypes.map((eventType, index) => (
              <label key={eventType} className={classes.choice}>
                <input
                  type="radio"
                  name={field.name}
                  value={eventType}
                  checked={field.value === eventType}
                  ref={index === 0 ? field.ref : undefined}
                  onBlur={field.onBlur}
                  onChange={() => {
                    field.onChange(eventType);
                  }}
                />
                {t(`eventType.${eventType}`)}
              </label>
            ))}
          </>
        )}
      />
      {problem !== null && (
        <Text c="var(--mantine-color-error)" id="event-problem" role="alert">
          {problem}
        </Text>
      )}
    </fieldset>
  );
}
