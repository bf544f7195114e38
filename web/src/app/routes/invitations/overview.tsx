import { roleOf } from "@janur/domain/invitation";
import { isPutAway } from "@janur/domain/invitation-status";
import { may } from "@janur/domain/team";
import { Skeleton, Stack } from "@mantine/core";
import { useTranslation } from "react-i18next";
import type { Params } from "react-router-dom";
import { Steps } from "../../../features/home/components/steps.tsx";
import { OverviewHead } from "../../../features/invitation/components/overview/overview-head.tsx";
import { invitationQueries } from "../../../features/invitation/queries.ts";
import { InvitationNews } from "../../../features/notification/components/invitation-news.tsx";
import { FigureRow } from "../../../features/rsvp/components/figure-row.tsx";
import { problemText } from "../../../lib/problem-text.ts";
import { queryClient } from "../../../lib/query-client.ts";
import { Card } from "../../../ui/card.tsx";
import { ProblemNotice } from "../../../ui/problem-notice.tsx";
import { useNextSteps } from "../use-next-steps.ts";
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
  const now = new Date();
  const { steps, figures, error, onRetry } = useNextSteps(invitation, mayEdit, now);
  return (
    <Stack gap="md">
      <OverviewHead invitation={invitation} role={role} now={now} />
      {error === null ? (
        <FigureRow figures={figures} />
      ) : (
        <ProblemNotice text={problemText(error)} action={t("problem:retry")} onAction={onRetry} />
      )}
      {steps === undefined ? (
        // In one piece: steps that came later would push the news down.
        <Skeleton height={320} radius="lg" aria-hidden />
      ) : (
        <>
          {steps !== null && (
            <Card title={t("invitation:overview.steps")}>
              <Steps invitation={invitation} steps={steps} />
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
