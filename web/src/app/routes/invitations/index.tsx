import { InvitationListSkeleton } from "../../../features/invitation-list/components/invitation-cards.tsx";
import {
  InvitationList,
  InvitationListHeader,
} from "../../../features/invitation-list/components/invitation-list.tsx";
import { invitationQueries } from "../../../features/invitation/queries.ts";
import { queryClient } from "../../../lib/client/query-client.ts";
import { useSignedIn, type SignedIn } from "../../../lib/session/session.ts";
import { QueryBoundary } from "../../../ui/error/query-boundary.tsx";

export async function load({ session }: { session: SignedIn }): Promise<void> {
  await Promise.allSettled([queryClient.query(invitationQueries.mine(session.user.uid))]);
}

export function Component() {
  const { user } = useSignedIn();
  return (
    <>
      <InvitationListHeader />
      <QueryBoundary skeleton={<InvitationListSkeleton />}>
        <InvitationList uid={user.uid} />
      </QueryBoundary>
    </>
  );
}
