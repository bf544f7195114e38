import type { DayCounts } from "@janur/domain/statistics/statistics";
import { Group, Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { figure } from "../../../lib/i18n/figure.ts";
import table from "../../../ui/chart/bar-table.module.css";
import { BarTable } from "../../../ui/chart/bar-table.tsx";
import { Card } from "../../../ui/layout/card.tsx";
import { Disclosure } from "../../../ui/layout/disclosure.tsx";
import type { GuestStatistics } from "../guest-statistics.ts";
import { DayBars } from "./day-bars.tsx";
import { DayChart } from "./day-chart.tsx";

interface StatisticsTimeProps {
  report: GuestStatistics;
  days: readonly DayCounts[];
  /** By day. */
  taps: ReadonlyMap<string, number>;
}

/** When guests open and answer, and on what. */
export function StatisticsTime({ report, days, taps }: StatisticsTimeProps) {
  const { t } = useTranslation("invitation-statistics");
  return (
    <>
      <Card title={t("days")}>
        <DayChart days={days} taps={taps} />
      </Card>
      <Card title={t("hours.title")}>
        <Hours hours={report.hours} />
      </Card>
      <Card title={t("devices.title")}>
        <BarTable
          columns={[t("devices.name"), t("devices.count")]}
          whole={report.devices.reduce((sum, { count }) => sum + count, 0)}
          bars={report.devices.map(({ device, count }) => ({
            key: device,
            label: t(`devices.${device}`),
            parts: [{ value: count, tone: "nila" }],
            values: [count],
          }))}
        />
        <Text c="dimmed" fz="sm" mt="sm">
          {t("devices.note")}
        </Text>
      </Card>
    </>
  );
}

/** `19.00`, as a clock in Indonesia reads. */
function hourText(hour: number): string {
  return `${String(hour).padStart(2, "0")}.00`;
}

function Hours({ hours }: { hours: readonly number[] }) {
  const { t } = useTranslation("invitation-statistics");
  const most = Math.max(...hours);
  if (most === 0) return <Text>{t("hours.none")}</Text>;
  const bars = hours.map((count, hour) => ({ date: String(hour), text: hourText(hour), count }));
  return (
    <>
      <DayBars
        label={t("hours.label")}
        tone="kunyit"
        days={bars}
        describe={(figures) => t("hours.picture", figures)}
      />
      <Group justify="space-between" c="dimmed" fz="sm" mt={-12} mb="md" aria-hidden>
        <span>{hourText(0)}</span>
        <span>{hourText(12)}</span>
        <span>{hourText(23)}</span>
      </Group>
      <Text c="dimmed" fz="sm">
        {t("hours.note", { hour: hourText(hours.indexOf(most)) })}
      </Text>
      <Disclosure label={t("hours.table")}>
        <table className={table.table}>
          <thead>
            <tr>
              <th scope="col">{t("hours.hour")}</th>
              <th scope="col">{t("hours.count")}</th>
            </tr>
          </thead>
          <tbody>
            {bars
              .filter(({ count }) => count > 0)
              .map(({ text, count }) => (
                <tr key={text}>
                  <th scope="row">{text}</th>
                  <td>{figure(count)}</td>
                </tr>
              ))}
          </tbody>
        </table>
      </Disclosure>
    </>
  );
}
