import { roleOf } from "@janur/domain/invitation/invitation";
import { may } from "@janur/domain/team/team";
import { useQuery } from "@tanstack/react-query";
import { Suspense } from "react";
import type { Params } from "react-router-dom";
import { lazyPart } from "../../../lib/browser/lazy-part.ts";
import { invitationQueries } from "../../../features/invitation/queries.ts";
import { scopeOf } from "../../../features/rsvp/answer-scope.ts";
import { RsvpDialogs } from "../../../features/rsvp/components/rsvp-dialogs.tsx";
import { RsvpPage } from "../../../features/rsvp/components/rsvp-page.tsx";
import { rsvpQueries } from "../../../features/rsvp/queries.ts";
import { termsOf, unknownTerms } from "../../../features/rsvp/terms.ts";
import { addressView, useAddressView } from "../../../lib/address/address-view.ts";
import { closedDialogs, rsvpViewSchema } from "../../../features/rsvp/view.ts";
import { SpreadsheetButton } from "../../../features/spreadsheet/components/spreadsheet-button.tsx";
import { queryClient } from "../../../lib/client/query-client.ts";
import type { SignedIn } from "../../../lib/session/session.ts";
import { invitationIdOf } from "./invitation-id.ts";
import { InvitationPage, type PageProps } from "./invitation-page.tsx";
import { loadDraft } from "./load-by-role.ts";

const PromoteDialog = lazyPart(
  async () => (await import("../../../features/guest/components/promote-dialog.tsx")).PromoteDialog,
);

interface LoadInput {
  params: Params;
  url: URL;
  session: SignedIn;
}

export async function load({ params, url, session }: LoadInput): Promise<void> {
  const invitationId = invitationIdOf(params);
  const view = addressView(rsvpViewSchema, url.searchParams);
  await Promise.allSettled([
    queryClient.query(invitationQueries.head(invitationId)),
    // Names the ceremonies above the list.
    loadDraft({ invitationId, uid: session.user.uid }),
    // Typing goes through the address too; what is searched for is asked by the list alone.
    ...(view.q === "" ? [queryClient.query(rsvpQueries.answers(invitationId, scopeOf(view)))] : []),
  ]);
}

export function Component() {
  return <InvitationPage page={Page} />;
}

/** Ceremonies and questions are named from the draft, which only editors may read; the others see one word per guest. */
function Page({ invitation, uid }: PageProps) {
  const role = roleOf(invitation, uid) ?? "viewer";
  const [view, change] = useAddressView(rsvpViewSchema);
  const draft = useQuery({
    ...invitationQueries.draftForNames(invitation.id),
    enabled: may(role, "editContent"),
  });
  const content = draft.data?.content;
  const terms = content === undefined ? unknownTerms : termsOf(content);
  return (
    <>
      <RsvpPage
        invitation={invitation}
        role={role}
        terms={terms}
        actions={<SpreadsheetButton invitation={invitation} role={role} />}
      />
      <RsvpDialogs
        invitationId={invitation.id}
        zone={invitation.zone}
        terms={terms}
        content={content}
        mayAnswer={may(role, "answerForGuests")}
      />
      <Suspense>
        {view.promote !== "" && may(role, "editGuests") && (
          <PromoteDialog
            invitationId={invitation.id}
            guestId={view.promote}
            content={content}
            onClose={() => {
              change(closedDialogs);
            }}
          />
        )}
      </Suspense>
    </>
  );
}
