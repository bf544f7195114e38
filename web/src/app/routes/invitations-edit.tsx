import { InvitationListSkeleton } from "../../features/invitation-list/components/invitation-cards.tsx";
import {
  UnfinishedList,
  UnfinishedListHeader,
} from "../../features/invitation-list/components/unfinished-list.tsx";
import { invitationQueries } from "../../features/invitation/queries.ts";
import { queryClient } from "../../lib/client/query-client.ts";
import { useSignedIn, type SignedIn } from "../../lib/session/session.ts";
import { QueryBoundary } from "../../ui/error/query-boundary.tsx";

export async function load({ session }: { session: SignedIn }): Promise<void> {
  await Promise.allSettled([queryClient.query(invitationQueries.mine(session.user.uid))]);
}

export function Component() {
  const { user } = useSignedIn();
  return (
    <>
      <UnfinishedListHeader />
      <QueryBoundary skeleton={<InvitationListSkeleton />}>
        <UnfinishedList uid={user.uid} />
      </QueryBoundary>
    </>
  );
}
