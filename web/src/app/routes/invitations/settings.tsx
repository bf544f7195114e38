import type { Invitation } from "@janur/domain/invitation";
import { useQuery } from "@tanstack/react-query";
import type { Params } from "react-router-dom";
import {
  InvitationFrame,
  InvitationFrameSkeleton,
} from "../../../features/invitation/components/invitation-frame.tsx";
import { SettingsRoom } from "../../../features/invitation/components/settings/settings-room.tsx";
import { invitationQueries } from "../../../features/invitation/queries.ts";
import { figureQueries } from "../../../features/rsvp/figure-queries.ts";
import { queryClient } from "../../../lib/query-client.ts";
import { useSignedIn } from "../../../lib/session/session.ts";
import { QueryBoundary } from "../../../ui/query-boundary.tsx";
import { invitationIdOf, useInvitationId } from "./invitation-id.ts";

export async function load({ params }: { params: Params }): Promise<void> {
  await Promise.allSettled([queryClient.query(invitationQueries.head(invitationIdOf(params)))]);
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

/** How full the room is comes from the answers. */
function Room({ invitation, uid }: { invitation: Invitation; uid: string }) {
  const figures = useQuery(figureQueries.figures(invitation.id));
  const heads = useQuery({
    ...figureQueries.headCounts(invitation.id, []),
    enabled: invitation.settings.capacity !== null,
  });
  const counts = {
    figures: figures.data,
    held: heads.data?.held,
    isFailed: figures.isError || heads.isError,
  };
  return <SettingsRoom invitation={invitation} uid={uid} counts={counts} />;
}
