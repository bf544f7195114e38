import "@mantine/core/styles/Switch.css";
import { daysBetween, endAtTime } from "@janur/domain/content/ceremony-time";
import { dateTimeText } from "@janur/domain/time/date-text";
import type { Ceremony } from "@janur/domain/content/sections/ceremonies";
import { wallClock } from "@janur/domain/time/zone";
import { Switch, TextInput } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { currentLanguage } from "../../../lib/i18n/i18n.ts";
import { useFieldProblem } from "./fields/use-field-problem.ts";

interface CeremonyEndProps {
  ceremony: Ceremony;
  path: string;
  onChange: (ceremony: Ceremony) => void;
}

/** "Until finished", or the time at which it ends: on the same day, or after midnight, and then the day is said. */
export function CeremonyEnd({ ceremony, path, onChange }: CeremonyEndProps) {
  const { t } = useTranslation("invitation");
  const problem = useFieldProblem(`${path}.endAt`);
  const { startAt, endAt, zone, isUntilFinished } = ceremony;
  const isLater = startAt !== null && endAt !== null && daysBetween(startAt, endAt, zone) > 0;
  return (
    <>
      <Switch
        label={t("field.untilFinished")}
        checked={isUntilFinished}
        onChange={(event) => {
          const isChecked = event.currentTarget.checked;
          onChange({ ...ceremony, isUntilFinished: isChecked, endAt: isChecked ? null : endAt });
        }}
      />
      {!isUntilFinished && startAt !== null && (
        <TextInput
          type="time"
          label={t("field.end")}
          description={
            isLater
              ? t("field.endsOn", { when: dateTimeText(new Date(endAt), zone, currentLanguage()) })
              : undefined
          }
          inputWrapperOrder={["label", "input", "error", "description"]}
          value={endAt === null ? "" : wallClock(new Date(endAt), zone).time}
          error={problem}
          onChange={(event) => {
            const time = event.currentTarget.value.slice(0, 5);
            onChange({ ...ceremony, endAt: time === "" ? null : endAtTime(startAt, time, zone) });
          }}
        />
      )}
    </>
  );
}
