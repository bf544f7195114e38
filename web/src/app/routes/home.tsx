import { DEFAULT_DISPLAY_NAME } from "@janur/domain/account/account";
import { roleOf, type Invitation } from "@janur/domain/invitation/invitation";
import { may } from "@janur/domain/team/team";
import { Skeleton } from "@mantine/core";
import { useQuery, useSuspenseQuery } from "@tanstack/react-query";
import { Suspense } from "react";
import { Columns, EmptyHome, HomeHeading, HomeScreen } from "../../features/home/components/home-screen.tsx";
import { NextEvent } from "../../features/home/components/next-event.tsx";
import { nextInvitation } from "../../features/home/next-steps.ts";
import { OtherInvitations } from "../../features/home/components/other-invitations.tsx";
import { Todo } from "../../features/home/components/steps.tsx";
import { coverFactsOf } from "../../features/invitation/cover-facts.ts";
import { StatusBadge } from "../../features/invitation/components/status-badge.tsx";
import { listed, listViewSchema } from "../../features/invitation/list-view.ts";
import { invitationQueries } from "../../features/invitation/queries.ts";
import { useIsHidden } from "../../lib/storage/device-settings.ts";
import { lazyPart } from "../../lib/browser/lazy-part.ts";
import { problemText } from "../../lib/calls/problem-text.ts";
import { queryClient } from "../../lib/client/query-client.ts";
import { useSignedIn, type SignedIn } from "../../lib/session/session.ts";
import { CoverPicture } from "../../ui/art/cover-picture.tsx";
import { ProblemNotice } from "../../ui/error/problem-notice.tsx";
import { QueryBoundary } from "../../ui/error/query-boundary.tsx";
import { RenderBoundary } from "../../ui/error/render-boundary.tsx";
import { appPaths } from "../paths.ts";
import { useNextSteps } from "./use-next-steps.ts";

const AskName = lazyPart(
  async () => (await import("../../features/account/components/ask-name.tsx")).AskName,
);
/** Kept free while its code comes, so that nothing below it moves, in pixels. */
const askNameHeight = 104;

const DueTasks = lazyPart(
  async () => (await import("../../features/task/components/due-tasks.tsx")).DueTasks,
);
/** The same for the tasks, as high as three of them. */
const dueTasksHeight = 224;

const otherCount = 3;

const badgeOf = (invitation: Invitation) => <StatusBadge invitation={invitation} />;
const coverOf = (invitation: Invitation) => <CoverPicture facts={coverFactsOf(invitation)} />;

export async function load({ session }: { session: SignedIn }): Promise<void> {
  await Promise.allSettled([queryClient.query(invitationQueries.mine(session.user.uid))]);
}

export function Component() {
  const { user, profile } = useSignedIn();
  const hasInvitation = (useQuery(invitationQueries.mine(user.uid)).data?.length ?? 0) > 0;
  const isUnnamed = profile?.displayName === DEFAULT_DISPLAY_NAME;
  return (
    <>
      <HomeHeading name={isUnnamed ? null : (profile?.displayName ?? null)} withCreate={hasInvitation} />
      {isUnnamed && (
        <Suspense fallback={<Skeleton height={askNameHeight} mb="lg" aria-hidden />}>
          <AskName />
        </Suspense>
      )}
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
  const others = listed(invitations, listViewSchema.parse({}))
    .filter(({ id }) => id !== next.id || isHidden("nextEvent"))
    .slice(0, otherCount);
  return (
    <HomeScreen
      next={
        isHidden("nextEvent") ? null : (
          <RenderBoundary>
            <Next invitation={next} uid={uid} />
          </RenderBoundary>
        )
      }
      others={
        isHidden("recentInvitations") || others.length === 0 ? null : (
          <RenderBoundary>
            <OtherInvitations invitations={others} badgeOf={badgeOf} coverOf={coverOf} />
          </RenderBoundary>
        )
      }
    />
  );
}

function Next({ invitation, uid }: { invitation: Invitation; uid: string }) {
  const mayEdit = may(roleOf(invitation, uid) ?? "viewer", "editContent");
  const withTasks = !useIsHidden("hiddenHome")("tasks");
  const { steps, figures, error } = useNextSteps(invitation, mayEdit, new Date());
  return (
    <Columns
      head={
        <NextEvent
          invitation={invitation}
          figures={figures}
          problem={error === null ? null : <ProblemNotice text={problemText(error)} />}
          badge={badgeOf(invitation)}
          cover={coverOf(invitation)}
        />
      }
      todo={steps !== null && <Todo invitation={invitation} steps={steps} />}
      tasks={
        withTasks && (
          <RenderBoundary>
            <Suspense fallback={<Skeleton height={dueTasksHeight} radius="lg" aria-hidden />}>
              <DueTasks invitation={invitation} uid={uid} path={appPaths.tasks} />
            </Suspense>
          </RenderBoundary>
        )
      }
    />
  );
}
