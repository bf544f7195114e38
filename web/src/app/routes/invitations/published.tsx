import { isShown } from "@janur/domain/invitation/invitation-status";
import { Navigate, type Params } from "react-router-dom";
import { PublishedPage } from "../../../features/editor/components/publishing/published-page.tsx";
import { invitationQueries } from "../../../features/invitation/queries.ts";
import { invitationPaths } from "../../../lib/address/invitation-paths.ts";
import { queryClient } from "../../../lib/client/query-client.ts";
import { invitationIdOf } from "./invitation-id.ts";
import { InvitationPage, type PageProps } from "./invitation-page.tsx";

export async function load({ params }: { params: Params }): Promise<void> {
  await Promise.allSettled([queryClient.query(invitationQueries.head(invitationIdOf(params)))]);
}

export function Component() {
  return <InvitationPage page={Page} />;
}

/** There is nothing to celebrate about what no guest can see. */
function Page({ invitation }: PageProps) {
  return isShown(invitation.status) ? (
    <PublishedPage invitation={invitation} />
  ) : (
    <Navigate to={invitationPaths.overview(invitation.id)} replace />
  );
}
