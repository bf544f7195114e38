import { dayMonthText } from "@janur/domain/time/date-text";
import type { DayCounts } from "@janur/domain/statistics/statistics";
import { Group, Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { currentLanguage } from "../../../lib/i18n/i18n.ts";
import table from "../../../ui/chart/bar-table.module.css";
import { Disclosure } from "../../../ui/layout/disclosure.tsx";
import { DayBars } from "./day-bars.tsx";

const ofGuests = [
  ["visitors", "nila"],
  ["opened", "kunyit"],
  ["answers", "daun"],
] as const;
const withTaps = [...ofGuests, ["taps", "tanah"]] as const;

interface DayChartProps {
  days: readonly DayCounts[];
  /** Taps without a personal link by day; absent where they are not shown. */
  taps?: ReadonlyMap<string, number>;
}

/** A day of the calendar has no zone: it is read as it is written. */
function dayText(date: string): string {
  return dayMonthText(new Date(`${date}T12:00:00Z`), "UTC", currentLanguage());
}

/** Visits, first openings and answers by day: pictures on one calendar, and a table of the days on which something happened. */
export function DayChart({ days: counted, taps }: DayChartProps) {
  const { t } = useTranslation("statistics");
  const series = taps === undefined ? ofGuests : withTaps;
  const days = counted.map((day) => ({ ...day, taps: taps?.get(day.date) ?? 0 }));
  const busy = days.filter((day) => day.visitors + day.answers + day.taps > 0).reverse();
  const [first, last] = [days[0], days.at(-1)];
  return (
    <>
      {series.map(([kind, tone]) => (
        <DayBars
          key={kind}
          label={t(`days.${kind}`)}
          tone={tone}
          describe={(figures) => t("days.picture", figures)}
          days={days.map((day) => ({ date: day.date, text: dayText(day.date), count: day[kind] }))}
        />
      ))}
      {first !== undefined && last !== undefined && (
        <Group justify="space-between" c="dimmed" fz="sm" mt={-12} mb="md" aria-hidden>
          <span>{dayText(first.date)}</span>
          <span>{dayText(last.date)}</span>
        </Group>
      )}
      <Text c="dimmed" fz="sm" mb="sm">
        {t(taps === undefined ? "days.note" : "days.noteWithTaps")}
      </Text>
      {busy.length === 0 ? (
        <Text>{t("days.none")}</Text>
      ) : (
        <Disclosure label={t("days.table")}>
          <table className={table.table}>
            <thead>
              <tr>
                <th scope="col">{t("days.date")}</th>
                {series.map(([kind]) => (
                  <th key={kind} scope="col">
                    {t(`days.short.${kind}`)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {busy.map((day) => (
                <tr key={day.date}>
                  <th scope="row">{dayText(day.date)}</th>
                  {series.map(([kind]) => (
                    <td key={kind}>{day[kind]}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </Disclosure>
      )}
    </>
  );
}
