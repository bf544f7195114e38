import { useQuery } from "@tanstack/react-query";
import type { Params } from "react-router-dom";
import { SettingsRoom } from "../../../features/invitation-settings/components/invitation-settings-page.tsx";
import { invitationQueries } from "../../../features/invitation/queries.ts";
import { figureQueries } from "../../../features/rsvp/figure-queries.ts";
import { queryClient } from "../../../lib/client/query-client.ts";
import { invitationIdOf } from "./invitation-id.ts";
import { InvitationPage, type PageProps } from "./invitation-page.tsx";

export async function load({ params }: { params: Params }): Promise<void> {
  await Promise.allSettled([queryClient.query(invitationQueries.head(invitationIdOf(params)))]);
}

export function Component() {
  return <InvitationPage page={Page} />;
}

/** How full the room is comes from the answers. */
function Page({ invitation, uid }: PageProps) {
  const figures = useQuery(figureQueries.figures(invitation.id));
  const heads = useQuery({
    ...figureQueries.headCounts(invitation.id, []),
    enabled: invitation.settings.capacity !== null,
  });
  const counts = {
    figures: figures.data,
    held: heads.data?.held,
    isFailed: figures.isError || heads.isError,
  };
  return <SettingsRoom invitation={invitation} uid={uid} counts={counts} />;
}
