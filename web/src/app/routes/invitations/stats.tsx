import { roleOf } from "@janur/domain/invitation/invitation";
import { useSuspenseQuery } from "@tanstack/react-query";
import type { Params } from "react-router-dom";
import { guestQueries } from "../../../features/guest/queries.ts";
import { invitationQueries } from "../../../features/invitation/queries.ts";
import { InvitationStatisticsPage } from "../../../features/statistics/components/invitation-statistics-page.tsx";
import { queryClient } from "../../../lib/client/query-client.ts";
import { invitationIdOf } from "./invitation-id.ts";
import { usePastFeasts } from "./use-past-feasts.ts";
import { InvitationPage, type PageProps } from "./invitation-page.tsx";

export async function load({ params }: { params: Params }): Promise<void> {
  const invitationId = invitationIdOf(params);
  await Promise.allSettled([
    queryClient.query(invitationQueries.head(invitationId)),
    queryClient.query(guestQueries.rows(invitationId)),
  ]);
}

export function Component() {
  return <InvitationPage page={Page} />;
}

/** The report out of the list of guests and of what the server has counted. */
function Page({ invitation, uid }: PageProps) {
  const { data } = useSuspenseQuery(guestQueries.rows(invitation.id));
  const past = usePastFeasts(invitation, uid);
  return (
    <InvitationStatisticsPage
      invitation={invitation}
      role={roleOf(invitation, uid) ?? "viewer"}
      rows={data.rows}
      past={past}
    />
  );
}
