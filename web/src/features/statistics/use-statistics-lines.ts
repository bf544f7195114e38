import type { GuestRow } from "@janur/domain/guest/guest-row";
import type { Tally } from "@janur/domain/statistics/figures";
import type { ShowUp } from "@janur/domain/statistics/show-up";
import { localize } from "@janur/domain/text/language";
import type { InvitationStatistics } from "@janur/domain/statistics/statistics";
import { useTranslation } from "react-i18next";
import { currentLanguage } from "../../lib/i18n/i18n.ts";
import { portionsOf, guestSteps, type GuestStatistics } from "./guest-statistics.ts";

type Line = [part: string, row: string, measure: string, figure: number];
export interface StatisticsLines {
  headings: string[];
  rows: Line[];
}

/** Every figure of the report on a line of its own, so that a spreadsheet can sort and sum them. */
export function useStatisticsLines() {
  const { t } = useTranslation(["invitation-statistics", "statistics"]);
  return (
    rows: readonly GuestRow[],
    report: GuestStatistics,
    { ceremonies, days, taps }: InvitationStatistics,
    past: readonly ShowUp[],
  ): StatisticsLines => {
    const both = (part: string, row: string, { invitations, people }: Tally): Line[] => [
      [part, row, t("invitation-statistics:envelopes"), invitations],
      [part, row, t("invitation-statistics:heads"), people],
    ];
    const ofCeremony = (ceremony: (typeof ceremonies)[number]): Line[] => {
      const name =
        localize(ceremony.name, currentLanguage()) || t("invitation-statistics:ceremonies.unnamed");
      const { expected } = portionsOf(rows, ceremony, past);
      const portions: Line[] =
        expected === null
          ? []
          : [
              [
                t("invitation-statistics:portions.title"),
                name,
                t("invitation-statistics:file.low"),
                expected.low,
              ],
              [
                t("invitation-statistics:portions.title"),
                name,
                t("invitation-statistics:file.high"),
                expected.high,
              ],
            ];
      return [
        [
          t("invitation-statistics:ceremonies.title"),
          name,
          t("invitation-statistics:ceremonies.coming"),
          ceremony.coming.people,
        ],
        [
          t("invitation-statistics:ceremonies.title"),
          name,
          t("invitation-statistics:ceremonies.maybe"),
          ceremony.maybe.people,
        ],
        ...portions,
      ];
    };
    const day = (date: string, measure: string, count: number): Line => [
      t("invitation-statistics:days"),
      date,
      measure,
      count,
    ];
    return {
      headings: [
        t("invitation-statistics:file.part"),
        t("invitation-statistics:file.row"),
        t("invitation-statistics:file.measure"),
        t("invitation-statistics:file.figure"),
      ],
      rows: [
        ...guestSteps.flatMap((step) =>
          both(
            t("invitation-statistics:steps.title"),
            t(`invitation-statistics:steps.${step}`),
            report.steps[step],
          ),
        ),
        ...ceremonies.flatMap(ofCeremony),
        ...report.groups.flatMap(({ name, invited, answered, coming }): Line[] => [
          [
            t("invitation-statistics:groups.title"),
            name || t("invitation-statistics:groups.none"),
            t("invitation-statistics:groups.invited"),
            invited.people,
          ],
          [
            t("invitation-statistics:groups.title"),
            name || t("invitation-statistics:groups.none"),
            t("invitation-statistics:groups.answered"),
            answered.invitations,
          ],
          [
            t("invitation-statistics:groups.title"),
            name || t("invitation-statistics:groups.none"),
            t("invitation-statistics:groups.coming"),
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
          t("invitation-statistics:hours.title"),
          `${String(hour).padStart(2, "0")}.00`,
          t("invitation-statistics:hours.count"),
          count,
        ]),
        ...report.devices.map(({ device, count }): Line => [
          t("invitation-statistics:devices.title"),
          t(`invitation-statistics:devices.${device}`),
          t("invitation-statistics:devices.count"),
          count,
        ]),
      ],
    };
  };
}
