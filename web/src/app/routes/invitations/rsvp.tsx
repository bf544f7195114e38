import { ceremoniesOf } from "@janur/domain/content";
import { roleOf, type Invitation } from "@janur/domain/invitation";
import { may } from "@janur/domain/team";
import { useQuery } from "@tanstack/react-query";
import type { Params } from "react-router-dom";
import {
  InvitationFrame,
  InvitationFrameSkeleton,
} from "../../../features/invitation/components/invitation-frame.tsx";
import { invitationQueries } from "../../../features/invitation/queries.ts";
import { RsvpRoom } from "../../../features/rsvp/components/rsvp-room.tsx";
import { rsvpQueries } from "../../../features/rsvp/queries.ts";
import { queryClient } from "../../../lib/query-client.ts";
import { useSignedIn } from "../../../lib/session/session.ts";
import { QueryBoundary } from "../../../ui/query-boundary.tsx";
import { invitationIdOf, useInvitationId } from "./invitation-id.ts";

export async function load({ params }: { params: Params }): Promise<void> {
  const invitationId = invitationIdOf(params);
  await Promise.allSettled([
    queryClient.query(invitationQueries.head(invitationId)),
    queryClient.query(rsvpQueries.answers(invitationId)),
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

/** Ceremonies are named from the draft, which only editors may read; the others see one answer per guest. */
function Room({ invitation, uid }: { invitation: Invitation; uid: string }) {
  const mayReadDraft = may(roleOf(invitation, uid) ?? "viewer", "editContent");
  const draft = useQuery({ ...invitationQueries.draft(invitation.id), enabled: mayReadDraft });
  const ceremonies = draft.data === undefined ? [] : ceremoniesOf(draft.data.content);
  return <RsvpRoom invitation={invitation} ceremonies={ceremonies} />;
}
