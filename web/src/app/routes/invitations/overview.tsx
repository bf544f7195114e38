import { roleOf } from "@janur/domain/invitation";
import { isPutAway } from "@janur/domain/invitation-status";
import { may } from "@janur/domain/team";
import { Skeleton, Stack, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import type { Params } from "react-router-dom";
import { Steps } from "../../../features/home/components/steps.tsx";
import { nextSteps } from "../../../features/home/next-steps.ts";
import { OverviewHead } from "../../../features/invitation/components/overview/overview-head.tsx";
import { invitationQueries } from "../../../features/invitation/queries.ts";
import { InvitationNews } from "../../../features/notification/components/invitation-news.tsx";
import { FigureRow } from "../../../features/rsvp/components/figure-row.tsx";
import { figureQueries } from "../../../features/rsvp/figure-queries.ts";
import { problemText } from "../../../lib/problem-text.ts";
import { queryClient } from "../../../lib/query-client.ts";
import { Card } from "../../../ui/card.tsx";
import { ProblemNotice } from "../../../ui/problem-notice.tsx";
import { invitationIdOf } from "./invitation-id.ts";
import { InvitationRoom, type RoomProps } from "./invitation-room.tsx";

export async function load({ params }: { params: Params }): Promise<void> {
  await Promise.allSettled([queryClient.query(invitationQueries.head(invitationIdOf(params)))]);
}

export function Component() {
  return <InvitationRoom room={Overview} />;
}

/** Where the invitation stands: the day, what to do next, who is coming, what happened. */
function Overview({ invitation, uid }: RoomProps) {
  const { t } = useTranslation(["invitation", "problem"]);
  const role = roleOf(invitation, uid) ?? "viewer";
  const mayEdit = may(role, "editContent") && !isPutAway(invitation.status);
  const figures = useQuery(figureQueries.figures(invitation.id));
  const gaps = useQuery({ ...invitationQueries.gaps(invitation.id), enabled: mayEdit });
  const isKnown = figures.data !== undefined && gaps.data !== undefined;
  const isWaiting = figures.isLoading || gaps.isLoading;
  const now = new Date();
  const steps = mayEdit ? nextSteps(invitation, { figures: figures.data, gaps: gaps.data, now }) : [];
  return (
    <Stack gap="md">
      <OverviewHead invitation={invitation} role={role} now={now} />
      {figures.error === null || figures.data !== undefined ? (
        <FigureRow figures={figures.data} />
      ) : (
        <ProblemNotice
          text={problemText(figures.error)}
          action={t("problem:retry")}
          onAction={() => void figures.refetch()}
        />
      )}
      {isWaiting ? (
        // In one piece: steps that came later would push the news down.
        <Skeleton height={320} radius="lg" aria-hidden />
      ) : (
        <>
          {mayEdit && (steps.length > 0 || isKnown) && (
            <Card title={t("invitation:overview.steps")}>
              {steps.length > 0 ? (
                <Steps invitation={invitation} steps={steps} />
              ) : (
                <Text>{t("invitation:overview.allDone")}</Text>
              )}
            </Card>
          )}
          <Card title={t("invitation:overview.news")}>
            <InvitationNews invitationId={invitation.id} uid={uid} />
          </Card>
        </>
      )}
    </Stack>
  );
}
