import { roleOf } from "@janur/domain/invitation";
import type { Params } from "react-router-dom";
import { GuestRoom } from "../../../features/guest/components/guest-room.tsx";
import { guestQueries } from "../../../features/guest/queries.ts";
import {
  InvitationFrame,
  InvitationFrameSkeleton,
} from "../../../features/invitation/components/invitation-frame.tsx";
import { invitationQueries } from "../../../features/invitation/queries.ts";
import { queryClient } from "../../../lib/query-client.ts";
import { useSignedIn } from "../../../lib/session/session.ts";
import { QueryBoundary } from "../../../ui/query-boundary.tsx";
import { invitationIdOf, useInvitationId } from "./invitation-id.ts";

export async function load({ params }: { params: Params }): Promise<void> {
  const invitationId = invitationIdOf(params);
  await Promise.allSettled([
    queryClient.query(invitationQueries.head(invitationId)),
    queryClient.infiniteQuery(guestQueries.list(invitationId)),
  ]);
}

export function Component() {
  const { user } = useSignedIn();
  const invitationId = useInvitationId();
  return (
    <QueryBoundary key={invitationId} skeleton={<InvitationFrameSkeleton />}>
      <InvitationFrame invitationId={invitationId} uid={user.uid}>
        {(invitation) => (
          <GuestRoom invitationId={invitationId} role={roleOf(invitation, user.uid) ?? "viewer"} />
        )}
      </InvitationFrame>
    </QueryBoundary>
  );
}
