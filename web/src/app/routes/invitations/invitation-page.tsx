import type { Invitation } from "@janur/domain/invitation/invitation";
import type { ComponentType } from "react";
import {
  InvitationFrame,
  InvitationFrameSkeleton,
} from "../../../features/invitation/components/invitation-frame.tsx";
import { useSignedIn } from "../../../lib/session/session.ts";
import { QueryBoundary } from "../../../ui/error/query-boundary.tsx";
import { useInvitationId } from "./invitation-id.ts";

export interface PageProps {
  invitation: Invitation;
  uid: string;
}

/** A page of the invitation that the address names, inside the frame that all its pages share. */
export function InvitationPage({ page: Page }: { page: ComponentType<PageProps> }) {
  const { user } = useSignedIn();
  const invitationId = useInvitationId();
  return (
    <QueryBoundary key={invitationId} skeleton={<InvitationFrameSkeleton />}>
      <InvitationFrame invitationId={invitationId} uid={user.uid}>
        {(invitation) => <Page invitation={invitation} uid={user.uid} />}
      </InvitationFrame>
    </QueryBoundary>
  );
}
