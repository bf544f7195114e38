import { roleOf } from "@janur/domain/invitation/invitation";
import { may } from "@janur/domain/team/team";
import { useTranslation } from "react-i18next";
import type { Params } from "react-router-dom";
import { AlbumPage } from "../../../features/album/components/album-page.tsx";
import { albumQueries } from "../../../features/album/queries.ts";
import { invitationQueries } from "../../../features/invitation/queries.ts";
import { queryClient } from "../../../lib/client/query-client.ts";
import { EmptyState } from "../../../ui/list/empty-state.tsx";
import { invitationIdOf } from "./invitation-id.ts";
import { InvitationPage, type PageProps } from "./invitation-page.tsx";

export async function load({ params }: { params: Params }): Promise<void> {
  const invitationId = invitationIdOf(params);
  await Promise.allSettled([
    queryClient.query(invitationQueries.head(invitationId)),
    queryClient.query(albumQueries.waiting(invitationId)),
  ]);
}

export function Component() {
  return <InvitationPage page={Page} />;
}

/** Pictures that nobody has looked at are for owner and editors alone. */
function Page({ invitation, uid }: PageProps) {
  const { t } = useTranslation("wish");
  return may(roleOf(invitation, uid) ?? "viewer", "keepAlbum") ? (
    <AlbumPage invitation={invitation} />
  ) : (
    <EmptyState text={t("album.notYours")} />
  );
}
