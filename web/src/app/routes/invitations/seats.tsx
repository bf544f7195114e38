import { isConference } from "@janur/domain/content/event-type";
import { roleOf } from "@janur/domain/invitation/invitation";
import { may } from "@janur/domain/team/team";
import { useQuery, useSuspenseQuery } from "@tanstack/react-query";
import type { Params } from "react-router-dom";
import { guestQueries } from "../../../features/guest/queries.ts";
import { invitationQueries } from "../../../features/invitation/queries.ts";
import { SeatingPage } from "../../../features/seating/components/seating-page.tsx";
import { seatingQueries } from "../../../features/seating/queries.ts";
import { queryClient } from "../../../lib/client/query-client.ts";
import { ConferenceContext } from "../../../lib/i18n/event-text.ts";
import type { SignedIn } from "../../../lib/session/session.ts";
import { invitationIdOf } from "./invitation-id.ts";
import { InvitationPage, type PageProps } from "./invitation-page.tsx";
import { loadDraft } from "./load-by-role.ts";

export async function load({ params, session }: { params: Params; session: SignedIn }): Promise<void> {
  const invitationId = invitationIdOf(params);
  await Promise.allSettled([
    queryClient.query(invitationQueries.head(invitationId)),
    queryClient.query(guestQueries.rows(invitationId)),
    queryClient.query(seatingQueries.plans(invitationId)),
    // Names the ceremonies.
    loadDraft({ invitationId, uid: session.user.uid }),
  ]);
}

export function Component() {
  return <InvitationPage page={Page} />;
}

/** Who sits where; whoever does not read the draft sees the ceremonies that have a plan. */
function Page({ invitation, uid }: PageProps) {
  const role = roleOf(invitation, uid) ?? "viewer";
  const mayReadDraft = may(role, "editContent");
  const { data: plans } = useSuspenseQuery(seatingQueries.plans(invitation.id));
  const { data: guests } = useSuspenseQuery(guestQueries.rows(invitation.id));
  const draft = useQuery({ ...invitationQueries.draftForNames(invitation.id), enabled: mayReadDraft });
  if (mayReadDraft && draft.data === undefined && draft.error !== null) throw draft.error;
  if (mayReadDraft && draft.data === undefined) return null;
  return (
    <ConferenceContext value={isConference(invitation.eventType)}>
      <SeatingPage
        invitation={invitation}
        uid={uid}
        content={draft.data?.content}
        plans={plans}
        rows={guests.rows}
      />
    </ConferenceContext>
  );
}
