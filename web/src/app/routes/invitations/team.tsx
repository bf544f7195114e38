import { Stack } from "@mantine/core";
import { useNavigate, type Params } from "react-router-dom";
import { invitationQueries } from "../../../features/invitation/queries.ts";
import { PassSection } from "../../../features/pass/components/pass-section.tsx";
import { TeamRoom } from "../../../features/team/components/team-room.tsx";
import { queryClient } from "../../../lib/query-client.ts";
import { appPaths } from "../../paths.ts";
import { invitationIdOf } from "./invitation-id.ts";
import { InvitationRoom, type RoomProps } from "./invitation-room.tsx";

export async function load({ params }: { params: Params }): Promise<void> {
  await Promise.allSettled([queryClient.query(invitationQueries.head(invitationIdOf(params)))]);
}

export function Component() {
  return <InvitationRoom room={Room} />;
}

/** Who works on the invitation, with an account and without. */
function Room({ invitation, uid }: RoomProps) {
  const navigate = useNavigate();
  return (
    <Stack gap={48}>
      <TeamRoom
        invitation={invitation}
        uid={uid}
        onLeft={() => void navigate(appPaths.invitations, { replace: true })}
      />
      <PassSection invitation={invitation} uid={uid} />
    </Stack>
  );
}
