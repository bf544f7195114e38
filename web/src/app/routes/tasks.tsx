import { isPutAway } from "@janur/domain/invitation/invitation-status";
import { useSuspenseQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { invitationQueries } from "../../features/invitation/queries.ts";
import { TaskPage, TaskPageSkeleton } from "../../features/task/components/task-page.tsx";
import { queryClient } from "../../lib/client/query-client.ts";
import { useSignedIn, type SignedIn } from "../../lib/session/session.ts";
import { QueryBoundary } from "../../ui/error/query-boundary.tsx";

export async function load({ session }: { session: SignedIn }): Promise<void> {
  await Promise.allSettled([queryClient.query(invitationQueries.mine(session.user.uid))]);
}

export function Component() {
  const { user } = useSignedIn();
  return (
    <QueryBoundary skeleton={<TaskPageSkeleton />}>
      <Page uid={user.uid} />
    </QueryBoundary>
  );
}

/** The invitations at hand, by their day: those without one stand behind. */
function Page({ uid }: { uid: string }) {
  const { data } = useSuspenseQuery(invitationQueries.mine(uid));
  const atHand = useMemo(
    () =>
      data
        .filter(({ status }) => !isPutAway(status))
        .sort((a, b) => (a.startAt?.getTime() ?? Infinity) - (b.startAt?.getTime() ?? Infinity) || 0),
    [data],
  );
  return <TaskPage invitations={atHand} uid={uid} />;
}
