import { roleOf } from "@janur/domain/invitation/invitation";
import { may } from "@janur/domain/team/team";
import { useQuery } from "@tanstack/react-query";
import { Suspense, useState } from "react";
import type { Params } from "react-router-dom";
import { ProposalsButton } from "../../../features/helper-list/components/proposals-button.tsx";
import { GuestListPage } from "../../../features/guest/components/guest-list-page.tsx";
import { DoorStories } from "../../../features/guest/door-story.ts";
import { readExisting } from "../../../features/guest/existing-guests.ts";
import { guestQueries } from "../../../features/guest/queries.ts";
import { sendersOf } from "../../../features/guest/senders-of.ts";
import { coverFactsOf } from "../../../features/invitation/cover-facts.ts";
import { invitationQueries } from "../../../features/invitation/queries.ts";
import { passQueries } from "../../../features/pass/queries.ts";
import { RsvpDialogs } from "../../../features/rsvp/components/rsvp-dialogs.tsx";
import { termsOf, unknownTerms } from "../../../features/rsvp/terms.ts";
import { useAddressView } from "../../../lib/address/address-view.ts";
import { rsvpViewSchema } from "../../../features/rsvp/view.ts";
import { lazyPart } from "../../../lib/browser/lazy-part.ts";
import { queryClient } from "../../../lib/client/query-client.ts";
import type { SignedIn } from "../../../lib/session/session.ts";
import { GuestByAddress } from "./guest-by-address.tsx";
import { invitationIdOf } from "./invitation-id.ts";
import { newGuest, useGuestEntry } from "./guest-entry.ts";
import { InvitationPage, type PageProps } from "./invitation-page.tsx";
import { loadDraft, loadPasses } from "./load-by-role.ts";
import { useDoorStory } from "./use-door-story.ts";
import { useSendingHelpers } from "./use-sending-helpers.ts";

/** Readers of files and tables of phone numbers are large. */
const ImportDialog = lazyPart(
  async () => (await import("../../../features/guest-import/components/import-dialog.tsx")).ImportDialog,
);

const SpreadsheetDrawer = lazyPart(
  async () =>
    (await import("../../../features/spreadsheet/components/spreadsheet-drawer.tsx")).SpreadsheetDrawer,
);

export async function load({ params, session }: { params: Params; session: SignedIn }): Promise<void> {
  const invitationId = invitationIdOf(params);
  const visit = { invitationId, uid: session.user.uid };
  // They stand above the list and come with it where the server is quick; the list does not wait for them.
  void Promise.allSettled([queryClient.query(guestQueries.views(invitationId))]);
  await Promise.allSettled([
    queryClient.query(invitationQueries.head(invitationId)),
    queryClient.query(guestQueries.rows(invitationId)),
    // Whether there is a choice of ceremonies among the filters.
    loadDraft(visit),
    // Whether somebody waits for the family's word, above the list.
    loadPasses(visit),
  ]);
}

export function Component() {
  return <InvitationPage page={Page} />;
}

/** The guests, and the dialog in which an answer is written down. */
function Page({ invitation, uid }: PageProps) {
  const role = roleOf(invitation, uid) ?? "viewer";
  const [, change] = useAddressView(rsvpViewSchema);
  const [entry, openEntry] = useGuestEntry();
  const [open, setOpen] = useState<"import" | "export" | null>(null);
  const draft = useQuery({
    ...invitationQueries.draftForNames(invitation.id),
    enabled: may(role, "editContent"),
  });
  const content = draft.data?.content;
  const helpers = useSendingHelpers(invitation.id, role);
  const door = useDoorStory(invitation, role);
  const passes = useQuery({ ...passQueries.list(invitation.id), enabled: may(role, "managePasses") });
  const waiting = (passes.data ?? []).reduce((sum, { branchCount }) => sum + branchCount.waiting, 0);
  return (
    <DoorStories value={door}>
      <GuestListPage
        invitation={invitation}
        role={role}
        uid={uid}
        content={content}
        senders={sendersOf(invitation, helpers)}
        cover={coverFactsOf(invitation)}
        notice={may(role, "editGuests") && <ProposalsButton invitationId={invitation.id} waiting={waiting} />}
        onRecord={(guestId) => {
          change({ record: guestId });
        }}
        onImport={() => {
          setOpen("import");
        }}
        onExport={() => {
          setOpen("export");
        }}
        isAdding={may(role, "editGuests") && entry === newGuest}
        onAdd={() => {
          openEntry(newGuest);
        }}
        onAdded={() => {
          openEntry("");
        }}
        onEdit={openEntry}
      />
      <Suspense>
        {open === "export" && (
          <SpreadsheetDrawer
            invitation={invitation}
            role={role}
            onClose={() => {
              setOpen(null);
            }}
          />
        )}
        {open === "import" && (
          <ImportDialog
            invitationId={invitation.id}
            content={content}
            readExisting={() => readExisting(queryClient, invitation.id)}
            onClose={() => {
              setOpen(null);
            }}
          />
        )}
      </Suspense>
      <GuestByAddress invitation={invitation} role={role} />
      <RsvpDialogs
        invitationId={invitation.id}
        zone={invitation.zone}
        terms={content === undefined ? unknownTerms : termsOf(content)}
        content={content}
        mayAnswer={may(role, "answerForGuests")}
      />
    </DoorStories>
  );
}
