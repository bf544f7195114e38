import { roleOf, type Invitation } from "@janur/domain/invitation";
import { useSuspenseQuery } from "@tanstack/react-query";
import type { Params } from "react-router-dom";
import { guestQueries } from "../../../features/guest/queries.ts";
import {
  InvitationFrame,
  InvitationFrameSkeleton,
} from "../../../features/invitation/components/invitation-frame.tsx";
import { invitationQueries } from "../../../features/invitation/queries.ts";
import { ReportRoom } from "../../../features/statistics/components/report-room.tsx";
import { queryClient } from "../../../lib/query-client.ts";
import { useSignedIn } from "../../../lib/session/session.ts";
import { QueryBoundary } from "../../../ui/query-boundary.tsx";
import { invitationIdOf, useInvitationId } from "./invitation-id.ts";

export async function load({ params }: { params: Params }): Promise<void> {
  const invitationId = invitationIdOf(params);
  await Promise.allSettled([
    queryClient.query(invitationQueries.head(invitationId)),
    queryClient.query(guestQueries.rows(invitationId)),
  ]);
}

export function Component() {
  const { user } = useSignedIn();
  const invitationId = useInvitationId();
  return (
    <QueryBoundary key={invitationId} skeleton={<InvitationFrameSkeleton />}>
      <InvitationFrame invitationId={invitationId} uid={user.uid}>
        {(invitation) => <Room invitation={invitation} uid={user.uid} />}
      </InvitationFrame>
    </QueryBoundary>
  );
}

/** The report out of the list of guests and of what the server has counted. */
function Room({ invitation, uid }: { invitation: Invitation; uid: string }) {
  const { data } = useSuspenseQuery(guestQueries.rows(invitation.id));
  return <ReportRoom invitation={invitation} role={roleOf(invitation, uid) ?? "viewer"} rows={data.rows} />;
}
