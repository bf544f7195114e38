import { answerGroupOf } from "@janur/domain/statistics/figures";
import { clockText } from "@janur/domain/time/date-text";
import type { TFunction } from "i18next";
import type { ReportLine } from "./report-lines.ts";

/** "2 orang, 18.42 oleh Rina"; of who did not come what they had said. */
export function reportStory({ guest, arrived }: ReportLine, zone: string, t: TFunction<"door">): string {
  const [first, last] = [arrived?.arrivals[0], arrived?.arrivals.at(-1)];
  if (arrived === null || first === undefined || last === undefined)
    return guest === null ? "" : t(`report.said.${answerGroupOf(guest)}`, { count: guest.people });
  const by = [...new Set(arrived.arrivals.map((arrival) => arrival.by || t("family")))].join(", ");
  const clock = (at: number) => clockText(new Date(at), zone);
  const { length: parts } = arrived.arrivals;
  return parts === 1
    ? t("report.came", { count: arrived.people, time: clock(first.at), by })
    : t("report.inParts", {
        ...{ count: arrived.people, parts, by },
        ...{ first: clock(first.at), last: clock(last.at) },
      });
}
