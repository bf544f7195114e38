import { roleOf, type Invitation } from "@janur/domain/invitation";
import { nextStatus } from "@janur/domain/invitation-status";
import { may } from "@janur/domain/team";
import { useTranslation } from "react-i18next";
import type { Params } from "react-router-dom";
import { InvitationEditor } from "../../../features/invitation/components/editor/invitation-editor.tsx";
import {
  InvitationFrame,
  InvitationFrameSkeleton,
} from "../../../features/invitation/components/invitation-frame.tsx";
import { invitationQueries } from "../../../features/invitation/queries.ts";
import { queryClient } from "../../../lib/query-client.ts";
import { useSignedIn } from "../../../lib/session/session.ts";
import { ProblemNotice } from "../../../ui/problem-notice.tsx";
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

/** What was put away cannot be saved; the frame says so and offers the way back. */
function Room({ invitation, uid }: { invitation: Invitation; uid: string }) {
  const { t } = useTranslation("problem");
  if (!may(roleOf(invitation, uid) ?? "viewer", "editContent"))
    return <ProblemNotice text={t("team/not-allowed")} />;
  return (
    nextStatus(invitation.status, "edit") !== null && <InvitationEditor invitation={invitation} uid={uid} />
  );
}
