import { hasGifts } from "@janur/domain/gift/gift-events";
import { memberOf } from "@janur/domain/invitation/invitation";
import { memberMay, may } from "@janur/domain/team/team";
import { useSuspenseQuery } from "@tanstack/react-query";
import type { Params } from "react-router-dom";
import { readContact } from "../../../features/guest/data.ts";
import { guestQueries } from "../../../features/guest/queries.ts";
import { GiftsPage } from "../../../features/gift/components/gifts-page.tsx";
import { giftQueries } from "../../../features/gift/queries.ts";
import { invitationQueries } from "../../../features/invitation/queries.ts";
import { queryClient } from "../../../lib/client/query-client.ts";
import type { SignedIn } from "../../../lib/session/session.ts";
import { invitationIdOf } from "./invitation-id.ts";
import { InvitationPage, type PageProps } from "./invitation-page.tsx";

export async function load({ params, session }: { params: Params; session: SignedIn }): Promise<void> {
  const invitationId = invitationIdOf(params);
  await Promise.allSettled([
    queryClient.query(guestQueries.rows(invitationId)),
    queryClient.query(invitationQueries.head(invitationId)).then(async (head) => {
      const member = memberOf(head, session.user.uid);
      if (member !== null && memberMay(member, "keepGifts") && hasGifts(head.eventType))
        await queryClient.query(giftQueries.book(invitationId));
    }),
  ]);
}

export function Component() {
  return <InvitationPage page={Page} />;
}

function Page({ invitation, uid }: PageProps) {
  const { data: guests } = useSuspenseQuery(guestQueries.rows(invitation.id));
  const role = memberOf(invitation, uid)?.role ?? "viewer";
  return (
    <GiftsPage
      invitation={invitation}
      uid={uid}
      guests={guests.rows}
      phoneOf={async (guestId) =>
        may(role, "readContacts") ? (await readContact(invitation.id, guestId)).phone : null
      }
    />
  );
}
