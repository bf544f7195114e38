import { dateTimeText } from "@janur/domain/time/date-text";
import { instantOf, wallClock } from "@janur/domain/time/zone";
import { Text, TextInput } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { currentLanguage } from "../../../../lib/i18n/i18n.ts";
import classes from "./editor-fields.module.css";
import { useFieldProblem } from "./use-field-problem.ts";

interface InstantFieldProps {
  legend: string;
  /** ISO instant, null while it is not known. */
  value: string | null;
  zone: string;
  path: string;
  /** `HH:mm`, taken when a day is chosen before a time. */
  defaultTime: string;
  onChange: (value: string | null) => void;
}

interface Typed {
  date: string;
  time: string;
  /** The value and zone that it was typed over. */
  value: string | null;
  zone: string;
}

/**
 * A day and a time of the wall clock in `zone`. The two inputs keep what is
 * half typed; a value leaves only when it is a real day of this or a near century.
 */
export function InstantField({ legend, value, zone, path, defaultTime, onChange }: InstantFieldProps) {
  const { t } = useTranslation("invitation");
  const problem = useFieldProblem(path);
  const [typed, setTyped] = useState<Typed | null>(null);
  const [openedAt] = useState(() => Date.now());
  const known = value === null ? { date: "", time: "" } : wallClock(new Date(value), zone);
  // What is half typed stands for as long as nobody, here or elsewhere, changes the value it was typed over.
  const { date, time } = typed !== null && typed.value === value && typed.zone === zone ? typed : known;

  const report = (nextDate: string, nextTime: string) => {
    const isWhole = /^(19|20|21)\d\d-/.test(nextDate) && nextTime !== "";
    const next = nextDate === "" ? null : isWhole ? instantOf(nextDate, nextTime, zone).toISOString() : value;
    setTyped({ value: next, zone, date: nextDate, time: nextTime });
    if (next !== value) onChange(next);
  };

  return (
    <div role="group" aria-label={legend}>
      <div className={classes.row}>
        <TextInput
          type="date"
          data-field={path}
          label={`${legend}: ${t("field.date")}`}
          value={date}
          error={problem}
          onChange={(event) => {
            const next = event.currentTarget.value;
            report(next, next !== "" && time === "" ? defaultTime : time);
          }}
        />
        <TextInput
          type="time"
          data-field={`${path}.time`}
          label={`${legend}: ${t("field.time")}`}
          value={time}
          onChange={(event) => {
            report(date, event.currentTarget.value);
          }}
        />
      </div>
      {value !== null && (
        <Text size="sm" c="dimmed" mt={4}>
          {dateTimeText(new Date(value), zone, currentLanguage())}
        </Text>
      )}
      {value !== null && Date.parse(value) < openedAt && (
        <Text size="sm" mt={4} className={classes.missing}>
          {t("field.isPast")}
        </Text>
      )}
    </div>
  );
}
