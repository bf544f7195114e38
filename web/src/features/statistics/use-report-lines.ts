import type { GuestRow } from "@janur/domain/guest/guest-row";
import type { Tally } from "@janur/domain/statistics/figures";
import { localize } from "@janur/domain/text/language";
import type { InvitationStatistics } from "@janur/domain/statistics/statistics";
import { useTranslation } from "react-i18next";
import { currentLanguage } from "../../lib/i18n/i18n.ts";
import { portionsOf, reportSteps, type GuestReport } from "./guest-report.ts";

type Line = [part: string, row: string, measure: string, figure: number];
export interface ReportLines {
  headings: string[];
  rows: Line[];
}

/** Every figure of the report on a line of its own, so that a spreadsheet can sort and sum them. */
export function useReportLines() {
  const { t } = useTranslation(["report", "statistics"]);
  return (
    rows: readonly GuestRow[],
    report: GuestReport,
    { ceremonies, days, taps }: InvitationStatistics,
  ): ReportLines => {
    const both = (part: string, row: string, { invitations, people }: Tally): Line[] => [
      [part, row, t("report:envelopes"), invitations],
      [part, row, t("report:heads"), people],
    ];
    const ofCeremony = (ceremony: (typeof ceremonies)[number]): Line[] => {
      const name = localize(ceremony.name, currentLanguage()) || t("report:ceremonies.unnamed");
      const { expected } = portionsOf(rows, ceremony);
      const portions: Line[] =
        expected === null
          ? []
          : [
              [t("report:portions.title"), name, t("report:file.low"), expected.low],
              [t("report:portions.title"), name, t("report:file.high"), expected.high],
            ];
      return [
        [t("report:ceremonies.title"), name, t("report:ceremonies.coming"), ceremony.coming.people],
        [t("report:ceremonies.title"), name, t("report:ceremonies.maybe"), ceremony.maybe.people],
        ...portions,
      ];
    };
    const day = (date: string, measure: string, count: number): Line => [
      t("report:days"),
      date,
      measure,
      count,
    ];
    return {
      headings: [
        t("report:file.part"),
        t("report:file.row"),
        t("report:file.measure"),
        t("report:file.figure"),
      ],
      rows: [
        ...reportSteps.flatMap((step) =>
          both(t("report:steps.title"), t(`report:steps.${step}`), report.steps[step]),
        ),
        ...ceremonies.flatMap(ofCeremony),
        ...report.groups.flatMap(({ name, invited, answered, coming }): Line[] => [
          [
            t("report:groups.title"),
            name || t("report:groups.none"),
            t("report:groups.invited"),
            invited.people,
          ],
          [
            t("report:groups.title"),
            name || t("report:groups.none"),
            t("report:groups.answered"),
            answered.invitations,
          ],
          [
            t("report:groups.title"),
            name || t("report:groups.none"),
            t("report:groups.coming"),
            coming.people,
          ],
        ]),
        ...days.flatMap(({ date, visitors, opened, answers }) => [
          day(date, t("statistics:days.visitors"), visitors),
          day(date, t("statistics:days.opened"), opened),
          day(date, t("statistics:days.answers"), answers),
        ]),
        ...taps.map(({ date, count }) => day(date, t("statistics:days.taps"), count)),
        ...report.hours.map((count, hour): Line => [
          t("report:hours.title"),
          `${String(hour).padStart(2, "0")}.00`,
          t("report:hours.count"),
          count,
        ]),
        ...report.devices.map(({ device, count }): Line => [
          t("report:devices.title"),
          t(`report:devices.${device}`),
          t("report:devices.count"),
          count,
        ]),
      ],
    };
  };
}
