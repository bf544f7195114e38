import { roleOf } from "@janur/domain/invitation/invitation";
import type { Params } from "react-router-dom";
import { invitationQueries } from "../../../features/invitation/queries.ts";
import { WishesPage } from "../../../features/wish/components/wishes-page.tsx";
import { wishQueries } from "../../../features/wish/queries.ts";
import { addressView } from "../../../lib/address/address-view.ts";
import { wishViewSchema } from "../../../features/wish/wish-view.ts";
import { queryClient } from "../../../lib/client/query-client.ts";
import { GuestByAddress } from "./guest-by-address.tsx";
import { invitationIdOf } from "./invitation-id.ts";
import { InvitationPage, type PageProps } from "./invitation-page.tsx";

export async function load({ params, url }: { params: Params; url: URL }): Promise<void> {
  const invitationId = invitationIdOf(params);
  const { tab } = addressView(wishViewSchema, url.searchParams);
  await Promise.allSettled([
    queryClient.query(invitationQueries.head(invitationId)),
    queryClient.query(wishQueries.latest(invitationId, tab, null)),
  ]);
}

export function Component() {
  return <InvitationPage page={Page} />;
}

/** The wall, and the guest list's entry of a sender who was asked for. */
function Page({ invitation, uid }: PageProps) {
  const role = roleOf(invitation, uid) ?? "viewer";
  return (
    <>
      <WishesPage invitation={invitation} role={role} />
      <GuestByAddress invitation={invitation} role={role} />
    </>
  );
}
