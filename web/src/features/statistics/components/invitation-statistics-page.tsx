import type { GuestRow } from "@janur/domain/guest/guest-row";
import type { Invitation } from "@janur/domain/invitation/invitation";
import type { ShowUp } from "@janur/domain/statistics/show-up";
import { may, type TeamRole } from "@janur/domain/team/team";
import { wallClock } from "@janur/domain/time/zone";
import { Button, Skeleton } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router-dom";
import { useAddressView } from "../../../lib/address/address-view.ts";
import { invitationPaths } from "../../../lib/address/invitation-paths.ts";
import { problemText } from "../../../lib/calls/problem-text.ts";
import { EmptyState } from "../../../ui/list/empty-state.tsx";
import { FilterBar } from "../../../ui/list/filter-bar.tsx";
import { LinkTabs } from "../../../ui/layout/link-tabs.tsx";
import { PreloadLink } from "../../../ui/layout/preload-link.tsx";
import { ProblemNotice } from "../../../ui/error/problem-notice.tsx";
import { guestStatistics } from "../guest-statistics.ts";
import { statisticsQueries } from "../queries.ts";
import {
  guestStatisticsViews,
  guestStatisticsViewSchema,
  type GuestStatisticsView,
} from "../statistics-view.ts";
import { sumStatistics } from "../sum-statistics.ts";
import { periodOf } from "../view.ts";
import { PeriodFilter } from "./statistics-filters.tsx";
import { StatisticsFile } from "./statistics-file.tsx";
import { StatisticsPeople } from "./statistics-people.tsx";
import { StatisticsTime } from "./statistics-time.tsx";
import { RoomActions } from "../../../ui/layout/room-actions.tsx";

interface InvitationStatisticsPageProps {
  invitation: Invitation;
  role: TeamRole;
  /** All guests, always up to date. */
  rows: readonly GuestRow[];
  /** How guests kept their word at earlier feasts. */
  /** Null while they load. */
  past: readonly ShowUp[] | null;
}

const grid = {
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 420px), 1fr))",
  alignItems: "start",
  gap: 16,
} as const;

/** The report of one invitation: who comes, how many portions that is, when they look and on what. */
export function InvitationStatisticsPage({ invitation, role, rows, past }: InvitationStatisticsPageProps) {
  const { t } = useTranslation(["invitation-statistics", "statistics", "problem"]);
  const [view, change] = useAddressView(guestStatisticsViewSchema);
  const { id, zone } = invitation;
  const period = periodOf({ invitation: id, days: view.days }, wallClock(new Date(), zone).date);
  const { data, error, refetch } = useQuery(statisticsQueries.of([id], period, true, true));
  const report = useMemo(() => guestStatistics(rows, zone), [rows, zone]);
  const counted = data?.[0];
  const { search } = useLocation();
  const searchOf = (value: GuestStatisticsView) => {
    const next = new URLSearchParams(search);
    if (value === "people") next.delete("view");
    else next.set("view", value);
    return next.toString();
  };
  return (
    <>
      <RoomActions>
        <StatisticsFile
          invitation={invitation}
          past={past ?? []}
          rows={rows}
          report={report}
          statistics={past === null ? undefined : counted}
        />
      </RoomActions>
      <p>{t("invitation-statistics:lead")}</p>
      <LinkTabs
        label={t("invitation-statistics:view.label")}
        views={guestStatisticsViews.map((value) => ({
          key: value,
          to: { search: searchOf(value) },
          isCurrent: value === view.view,
          label: t(`invitation-statistics:view.${value}`),
        }))}
      />
      {view.view === "time" && (
        <FilterBar>
          <PeriodFilter days={view.days} onChange={change} />
        </FilterBar>
      )}
      {error !== null && (
        <ProblemNotice
          text={problemText(error)}
          action={t("problem:retry")}
          onAction={() => void refetch()}
        />
      )}
      {view.view === "people" && rows.length === 0 ? (
        <EmptyState text={t("invitation-statistics:empty")}>
          {may(role, "editGuests") && (
            <Button component={PreloadLink} to={invitationPaths.guests(id)}>
              {t("invitation-statistics:addGuests")}
            </Button>
          )}
        </EmptyState>
      ) : counted === undefined || (view.view === "people" && past === null) ? (
        error === null && <Skeleton height={480} radius="lg" aria-hidden />
      ) : (
        <div style={grid}>
          {view.view === "people" ? (
            <StatisticsPeople past={past ?? []} rows={rows} report={report} ceremonies={counted.ceremonies} />
          ) : (
            <StatisticsTime
              report={report}
              days={sumStatistics([counted], period).days}
              taps={new Map(counted.taps.map(({ date, count }) => [date, count]))}
            />
          )}
        </div>
      )}
    </>
  );
}
