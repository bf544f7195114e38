import type { Invitation } from "@janur/domain/invitation";
import { isPutAway } from "@janur/domain/invitation-status";
import { limits } from "@janur/domain/limits";
import { defaultZone, wallClock } from "@janur/domain/zone";
import { Anchor, Button, Group, Skeleton, Text } from "@mantine/core";
import { useQuery, useSuspenseQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { invitationQueries } from "../../features/invitation/queries.ts";
import { StatisticsCharts } from "../../features/statistics/components/statistics-charts.tsx";
import { StatisticsFilters } from "../../features/statistics/components/statistics-filters.tsx";
import { statisticsQueries } from "../../features/statistics/queries.ts";
import { sumStatistics } from "../../features/statistics/sum-statistics.ts";
import { periodOf, statisticsViewSchema } from "../../features/statistics/view.ts";
import { useAddressView } from "../../lib/address-view.ts";
import { invitationPaths } from "../../lib/invitation-paths.ts";
import { problemText } from "../../lib/problem-text.ts";
import { queryClient } from "../../lib/query-client.ts";
import { useSignedIn, type SignedIn } from "../../lib/session/session.ts";
import { EmptyState } from "../../ui/empty-state.tsx";
import { HelpLink } from "../../ui/help-link.tsx";
import { PreloadLink } from "../../ui/preload-link.tsx";
import { ProblemNotice } from "../../ui/problem-notice.tsx";
import { QueryBoundary } from "../../ui/query-boundary.tsx";
import { appPaths } from "../paths.ts";

export async function load({ session }: { session: SignedIn }): Promise<void> {
  await Promise.allSettled([queryClient.query(invitationQueries.mine(session.user.uid))]);
}

export function Component() {
  const { t } = useTranslation("statistics");
  const { user } = useSignedIn();
  return (
    <>
      <Group justify="space-between" mb="md">
        <h1 style={{ margin: 0 }}>{t("title")}</h1>
        <HelpLink article="statistics" />
      </Group>
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
          {t("statistics:toOverview", { title: chosen.title || t("statistics:untitled") })}
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
