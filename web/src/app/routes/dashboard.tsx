import type { Invitation } from "@janur/domain/invitation/invitation";
import { isPutAway } from "@janur/domain/invitation/invitation-status";
import { limits } from "@janur/domain/limits";
import { defaultZone, wallClock } from "@janur/domain/time/zone";
import { Anchor, Button, Skeleton, Text } from "@mantine/core";
import { useQuery, useSuspenseQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { titled } from "../../lib/i18n/titled.ts";
import { invitationQueries } from "../../features/invitation/queries.ts";
import { StatisticsCharts } from "../../features/statistics/components/statistics-charts.tsx";
import { StatisticsFilters } from "../../features/statistics/components/statistics-filters.tsx";
import { statisticsQueries } from "../../features/statistics/queries.ts";
import { sumStatistics } from "../../features/statistics/sum-statistics.ts";
import { periodOf, statisticsViewSchema } from "../../features/statistics/view.ts";
import { useAddressView } from "../../lib/address/address-view.ts";
import { invitationPaths } from "../../lib/address/invitation-paths.ts";
import { problemText } from "../../lib/calls/problem-text.ts";
import { queryClient } from "../../lib/client/query-client.ts";
import { useSignedIn, type SignedIn } from "../../lib/session/session.ts";
import { EmptyState } from "../../ui/list/empty-state.tsx";
import { HelpLink } from "../../ui/layout/help-link.tsx";
import { PageHeader } from "../../ui/layout/page-header.tsx";
import { PreloadLink } from "../../ui/layout/preload-link.tsx";
import { ProblemNotice } from "../../ui/error/problem-notice.tsx";
import { QueryBoundary } from "../../ui/error/query-boundary.tsx";
import { appPaths } from "../paths.ts";

export async function load({ session }: { session: SignedIn }): Promise<void> {
  await Promise.allSettled([queryClient.query(invitationQueries.mine(session.user.uid))]);
}

export function Component() {
  const { t } = useTranslation("statistics");
  const { user } = useSignedIn();
  return (
    <>
      <PageHeader title={t("title")} actions={<HelpLink article="statistics" />} />
      <QueryBoundary skeleton={<Skeleton height={480} radius="lg" aria-hidden />}>
        <Dashboard uid={user.uid} />
      </QueryBoundary>
    </>
  );
}

function Dashboard({ uid }: { uid: string }) {
  const { t } = useTranslation("statistics");
  const all = useSuspenseQuery(invitationQueries.mine(uid)).data.filter(({ status }) => status !== "trashed");
  if (all.length === 0)
    return (
      <EmptyState text={t("empty")}>
        <Button component={PreloadLink} to={appPaths.newInvitation}>
          {t("create")}
        </Button>
      </EmptyState>
    );
  return <Figures all={byRelevance(all)} />;
}

/** What is at hand before what was put away, then by the latest change. */
function byRelevance(invitations: readonly Invitation[]): Invitation[] {
  return [...invitations].sort(
    (a, b) =>
      Number(isPutAway(a.status)) - Number(isPutAway(b.status)) ||
      b.updatedAt.getTime() - a.updatedAt.getTime(),
  );
}

function Figures({ all }: { all: readonly Invitation[] }) {
  const { t } = useTranslation(["statistics", "problem"]);
  const [view, change] = useAddressView(statisticsViewSchema);
  const chosen = all.find(({ id }) => id === view.invitation);
  const counted = chosen === undefined ? all.slice(0, limits.statistics.invitations) : [chosen];
  const period = periodOf(view, wallClock(new Date(), chosen?.zone ?? defaultZone).date);
  const ids = counted.map(({ id }) => id).sort();
  const { data, error, refetch } = useQuery(statisticsQueries.of(ids, period, true));
  return (
    <>
      <StatisticsFilters
        view={{ ...view, invitation: chosen?.id ?? "" }}
        invitations={all}
        onChange={change}
      />
      {chosen !== undefined && (
        <Anchor
          component={PreloadLink}
          to={invitationPaths.overview(chosen.id)}
          display="inline-block"
          mb="md"
        >
          {t("statistics:toOverview", { title: titled(chosen.title) })}
        </Anchor>
      )}
      {counted.length < all.length && chosen === undefined && (
        <Text c="dimmed" mb="md">
          {t("statistics:counted", { count: counted.length })}
        </Text>
      )}
      {error !== null && data === undefined ? (
        <ProblemNotice
          text={problemText(error)}
          action={t("problem:retry")}
          onAction={() => void refetch()}
        />
      ) : data === undefined ? (
        <Skeleton height={480} radius="lg" aria-hidden />
      ) : (
        <StatisticsCharts statistics={sumStatistics(data, period)} invitations={counted} />
      )}
    </>
  );
}
