import { roleOf } from "@janur/domain/invitation/invitation";
import { nextStatus } from "@janur/domain/invitation/invitation-status";
import { may } from "@janur/domain/team/team";
import { useTranslation } from "react-i18next";
import type { Params } from "react-router-dom";
import { InvitationEditor } from "../../../features/editor/components/invitation-editor.tsx";
import { invitationQueries } from "../../../features/invitation/queries.ts";
import { queryClient } from "../../../lib/client/query-client.ts";
import { ProblemNotice } from "../../../ui/error/problem-notice.tsx";
import { invitationIdOf } from "./invitation-id.ts";
import { InvitationPage, type PageProps } from "./invitation-page.tsx";

export async function load({ params }: { params: Params }): Promise<void> {
  await Promise.allSettled([queryClient.query(invitationQueries.head(invitationIdOf(params)))]);
}

export function Component() {
  return <InvitationPage page={Page} />;
}

/** What was put away cannot be saved; the frame says so and offers the way back. */
function Page({ invitation, uid }: PageProps) {
  const { t } = useTranslation("problem");
  if (!may(roleOf(invitation, uid) ?? "viewer", "editContent"))
    return <ProblemNotice text={t("team/not-allowed")} />;
  return (
    nextStatus(invitation.status, "edit") !== null && <InvitationEditor invitation={invitation} uid={uid} />
  );
}
