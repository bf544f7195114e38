import { roleOf } from "@janur/domain/invitation/invitation";
import { nextStatus } from "@janur/domain/invitation/invitation-status";
import { may } from "@janur/domain/team/team";
import { Suspense } from "react";
import { useTranslation } from "react-i18next";
import type { Params } from "react-router-dom";
import { EditorSkeleton } from "../../../features/editor/components/editor-skeleton.tsx";
import { InvitationEditor } from "../../../features/editor/components/invitation-editor.tsx";
import { invitationQueries } from "../../../features/invitation/queries.ts";
import { queryClient } from "../../../lib/client/query-client.ts";
import { ProblemNotice } from "../../../ui/error/problem-notice.tsx";
import { useOwnHead } from "../../../ui/layout/use-own-head.ts";
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
  return nextStatus(invitation.status, "edit") !== null && <Editor invitation={invitation} uid={uid} />;
}

/** Fills the screen from the first moment. */
function Editor({ invitation, uid }: PageProps) {
  useOwnHead();
  return (
    <Suspense fallback={<EditorSkeleton invitation={invitation} />}>
      <InvitationEditor invitation={invitation} uid={uid} />
    </Suspense>
  );
}
