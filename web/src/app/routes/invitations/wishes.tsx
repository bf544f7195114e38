import { roleOf, type Invitation } from "@janur/domain/invitation";
import type { Params } from "react-router-dom";
import {
  InvitationFrame,
  InvitationFrameSkeleton,
} from "../../../features/invitation/components/invitation-frame.tsx";
import { invitationQueries } from "../../../features/invitation/queries.ts";
import { WishRoom } from "../../../features/wish/components/wish-room.tsx";
import { wishQueries } from "../../../features/wish/queries.ts";
import { addressView } from "../../../lib/address-view.ts";
import { wishViewSchema } from "../../../features/wish/wish-view.ts";
import { queryClient } from "../../../lib/query-client.ts";
import { useSignedIn } from "../../../lib/session/session.ts";
import { QueryBoundary } from "../../../ui/query-boundary.tsx";
import { GuestByAddress } from "./guest-by-address.tsx";
import { invitationIdOf, useInvitationId } from "./invitation-id.ts";

export async function load({ params, url }: { params: Params; url: URL }): Promise<void> {
  const invitationId = invitationIdOf(params);
  const { tab } = addressView(wishViewSchema, url.searchParams);
  await Promise.allSettled([
    queryClient.query(invitationQueries.head(invitationId)),
    queryClient.query(wishQueries.latest(invitationId, tab, null)),
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

/** The wall, and the guest list's entry of a sender who was asked for. */
function Room({ invitation, uid }: { invitation: Invitation; uid: string }) {
  const role = roleOf(invitation, uid) ?? "viewer";
  return (
    <>
      <WishRoom invitation={invitation} role={role} />
      <GuestByAddress invitation={invitation} role={role} />
    </>
  );
}
