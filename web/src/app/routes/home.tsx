import { roleOf, type Invitation } from "@janur/domain/invitation";
import { may } from "@janur/domain/team";
import { Skeleton } from "@mantine/core";
import { useSuspenseQuery } from "@tanstack/react-query";
import { EmptyHome, HomeHeading, HomeScreen } from "../../features/home/components/home-screen.tsx";
import { NextEvent } from "../../features/home/components/next-event.tsx";
import { nextInvitation } from "../../features/home/next-steps.ts";
import { InvitationCards } from "../../features/invitation/components/list/invitation-cards.tsx";
import { StatusBadge } from "../../features/invitation/components/status-badge.tsx";
import { listed, listViewSchema } from "../../features/invitation/list-view.ts";
import { invitationQueries } from "../../features/invitation/queries.ts";
import { useIsHidden } from "../../lib/device-settings.ts";
import { problemText } from "../../lib/problem-text.ts";
import { queryClient } from "../../lib/query-client.ts";
import { useSignedIn, type SignedIn } from "../../lib/session/session.ts";
import { ProblemNotice } from "../../ui/problem-notice.tsx";
import { QueryBoundary } from "../../ui/query-boundary.tsx";
import { useNextSteps } from "./use-next-steps.ts";

const recentCount = 3;

export async function load({ session }: { session: SignedIn }): Promise<void> {
  await Promise.allSettled([queryClient.query(invitationQueries.mine(session.user.uid))]);
}

export function Component() {
  const { user, profile } = useSignedIn();
  return (
    <>
      <HomeHeading name={profile?.displayName ?? null} />
      <QueryBoundary skeleton={<Skeleton height={280} radius="lg" aria-hidden />}>
        <Overview uid={user.uid} />
      </QueryBoundary>
    </>
  );
}

function Overview({ uid }: { uid: string }) {
  const { data: invitations } = useSuspenseQuery(invitationQueries.mine(uid));
  const isHidden = useIsHidden("hiddenHome");
  const next = nextInvitation(invitations, new Date());
  if (next === undefined) return <EmptyHome />;
  const recent = listed(invitations, listViewSchema.parse({})).slice(0, recentCount);
  return (
    <HomeScreen
      next={isHidden("nextEvent") ? null : <Next invitation={next} uid={uid} />}
      recent={isHidden("recentInvitations") ? null : <InvitationCards invitations={recent} uid={uid} />}
    />
  );
}

function Next({ invitation, uid }: { invitation: Invitation; uid: string }) {
  const mayEdit = may(roleOf(invitation, uid) ?? "viewer", "editContent");
  const { steps, figures, error } = useNextSteps(invitation, mayEdit, new Date());
  return (
    <NextEvent
      invitation={invitation}
      figures={figures}
      problem={error === null ? null : <ProblemNotice text={problemText(error)} />}
      steps={steps}
      badge={<StatusBadge invitation={invitation} />}
    />
  );
}
