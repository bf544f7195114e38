import { Stack } from "@mantine/core";
import { useNavigate, type Params } from "react-router-dom";
import {
  InvitationFrame,
  InvitationFrameSkeleton,
} from "../../../features/invitation/components/invitation-frame.tsx";
import { invitationQueries } from "../../../features/invitation/queries.ts";
import { PassSection } from "../../../features/pass/components/pass-section.tsx";
import { TeamRoom } from "../../../features/team/components/team-room.tsx";
import { queryClient } from "../../../lib/query-client.ts";
import { useSignedIn } from "../../../lib/session/session.ts";
import { QueryBoundary } from "../../../ui/query-boundary.tsx";
import { appPaths } from "../../paths.ts";
import { invitationIdOf, useInvitationId } from "./invitation-id.ts";

export async function load({ params }: { params: Params }): Promise<void> {
  await Promise.allSettled([queryClient.query(invitationQueries.head(invitationIdOf(params)))]);
}

export function Component() {
  const { user } = useSignedIn();
  const navigate = useNavigate();
  const invitationId = useInvitationId();
  return (
    <QueryBoundary key={invitationId} skeleton={<InvitationFrameSkeleton />}>
      <InvitationFrame invitationId={invitationId} uid={user.uid}>
        {(invitation) => (
          <Stack gap={48}>
            <TeamRoom
              invitation={invitation}
              uid={user.uid}
              onLeft={() => void navigate(appPaths.invitations, { replace: true })}
            />
            <PassSection invitation={invitation} uid={user.uid} />
          </Stack>
        )}
      </InvitationFrame>
    </QueryBoundary>
  );
}
