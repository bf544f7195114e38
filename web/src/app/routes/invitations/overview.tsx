import { roleOf } from "@janur/domain/invitation/invitation";
import { isPutAway } from "@janur/domain/invitation/invitation-status";
import { may } from "@janur/domain/team/team";
import { Skeleton } from "@mantine/core";
import { Suspense } from "react";
import { useTranslation } from "react-i18next";
import type { Params } from "react-router-dom";
import { HeadCount } from "../../../features/home/components/head-count.tsx";
import { Columns } from "../../../features/home/components/home-screen.tsx";
import { Todo } from "../../../features/home/components/steps.tsx";
import { OverviewHead } from "../../../features/invitation/components/overview-head.tsx";
import { invitationQueries } from "../../../features/invitation/queries.ts";
import { InvitationNotifications } from "../../../features/notification/components/invitation-notifications.tsx";
import { problemText } from "../../../lib/calls/problem-text.ts";
import { lazyPart } from "../../../lib/browser/lazy-part.ts";
import { queryClient } from "../../../lib/client/query-client.ts";
import { Card } from "../../../ui/layout/card.tsx";
import { ProblemNotice } from "../../../ui/error/problem-notice.tsx";
import { useNextSteps } from "../use-next-steps.ts";
import { invitationIdOf } from "./invitation-id.ts";
import { InvitationPage, type PageProps } from "./invitation-page.tsx";

const AlbumCard = lazyPart(
  async () => (await import("../../../features/album/components/album-card.tsx")).AlbumCard,
);

export async function load({ params }: { params: Params }): Promise<void> {
  await Promise.allSettled([queryClient.query(invitationQueries.head(invitationIdOf(params)))]);
}

export function Component() {
  return <InvitationPage page={Overview} />;
}

/** Where the invitation stands: the day, what to do next, who is coming, what happened. What nobody knows yet takes no place. */
function Overview({ invitation, uid }: PageProps) {
  const { t } = useTranslation(["invitation", "problem"]);
  const role = roleOf(invitation, uid) ?? "viewer";
  const mayEdit = may(role, "editContent") && !isPutAway(invitation.status);
  const now = new Date();
  const { steps, figures, error, onRetry } = useNextSteps(invitation, mayEdit, now);
  const isInvited = figures !== undefined && figures.invited.invitations + figures.inbox.invitations > 0;
  return (
    <Columns
      head={<OverviewHead invitation={invitation} role={role} now={now} />}
      todo={steps !== null && <Todo invitation={invitation} steps={steps} />}
      news={
        <Card title={t("invitation:overview.news")}>
          <InvitationNotifications invitationId={invitation.id} uid={uid} />
        </Card>
      }
    >
      {error !== null && (
        <ProblemNotice text={problemText(error)} action={t("problem:retry")} onAction={onRetry} />
      )}
      {figures === undefined && error === null && <Skeleton height={360} radius="lg" aria-hidden />}
      {isInvited && (
        <Card title={t("invitation:overview.answers")}>
          <HeadCount figures={figures} capacity={invitation.settings.capacity} />
        </Card>
      )}
      {invitation.album.isOpen && may(role, "keepAlbum") && (
        <Suspense>
          <AlbumCard invitation={invitation} />
        </Suspense>
      )}
    </Columns>
  );
}
