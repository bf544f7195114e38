import { ceremoniesOf, type Content } from "@janur/domain/content/content";
import type { CoverFacts } from "@janur/event-page/invitation/drawn-cover.tsx";
import type { GuestRow } from "@janur/domain/guest/guest-row";
import type { Invitation } from "@janur/domain/invitation/invitation";
import { isShown } from "@janur/domain/invitation/invitation-status";
import { ownGuestsOf } from "@janur/domain/sending/own-guests";
import { may, type TeamRole } from "@janur/domain/team/team";
import { Suspense, useMemo, useState, type ReactNode } from "react";
import { lazyPart } from "../../../lib/browser/lazy-part.ts";
import { PartBoundary } from "../../../ui/error/query-boundary.tsx";
import { usePreviewAsGuest } from "../mutations.ts";
import type { SenderChoice } from "../senders-of.ts";
import { DeleteGuestDialog } from "./delete-guest-dialog.tsx";
import { DeleteGuestsDialog } from "./delete-guests-dialog.tsx";
import { GuestList, GuestListSkeleton } from "./guest-list.tsx";
import { EndLinkDialog } from "./end-link-dialog.tsx";

/** The phone number tables are large: they come with the form, not with the list. */
const GuestDialog = lazyPart(async () => (await import("./guest-dialog.tsx")).GuestDialog);

interface GuestListPageProps {
  invitation: Invitation;
  role: TeamRole;
  /** Of whoever looks at it. */
  uid: string;
  /** The draft; undefined while it loads or where this person may not read it. */
  content: Content | undefined;
  /** Everybody who can be given guests to send to. */
  senders: readonly SenderChoice[];
  /** The invitation's cover, for cards. */
  cover: CoverFacts;
  /** Above the list, whatever it holds. */
  notice: ReactNode;
  /** Whether the form of a new guest is open. */
  isAdding: boolean;
  onAdd: () => void;
  onAdded: () => void;
  onRecord: (guestId: string) => void;
  /** Opens the entry of a guest. */
  onEdit: (guestId: string) => void;
  onImport: () => void;
  onExport: () => void;
}

/** The guests of one invitation: list, add, change, delete, personal links. */
export function GuestListPage({
  invitation,
  role,
  uid,
  content,
  senders,
  cover,
  notice,
  isAdding,
  onAdd,
  onAdded,
  onRecord,
  onEdit,
  onImport,
  onExport,
}: GuestListPageProps) {
  const [deleted, setDeleted] = useState<GuestRow | null>(null);
  const [deletedIds, setDeletedIds] = useState<readonly string[] | null>(null);
  const [ended, setEnded] = useState<{ guest: GuestRow; how: "rotate" | "revoke" } | null>(null);
  const look = usePreviewAsGuest(invitation.id);
  const { team } = invitation;
  const mayHaveLink = useMemo(
    () => (may(role, "readLinks") ? ownGuestsOf({ team }, uid) : null),
    [role, team, uid],
  );
  const ceremonies = useMemo(() => (content === undefined ? [] : ceremoniesOf(content)), [content]);
  return (
    <>
      <PartBoundary skeleton={<GuestListSkeleton />}>
        <GuestList
          invitationId={invitation.id}
          zone={invitation.zone}
          mayEdit={may(role, "editGuests")}
          mayHaveLink={mayHaveLink}
          mayAnswer={may(role, "answerForGuests")}
          mayReadContacts={may(role, "readContacts")}
          ceremonies={ceremonies}
          senders={senders}
          cover={cover}
          notice={notice}
          mayExport={may(role, "exportGuests")}
          onRecord={onRecord}
          onEdit={onEdit}
          onAdd={onAdd}
          onImport={onImport}
          onExport={onExport}
          isPageShown={isShown(invitation.status)}
          onLook={(guest) => {
            look.mutate(guest.id);
          }}
          onRotate={(guest) => {
            setEnded({ guest, how: "rotate" });
          }}
          onRevoke={(guest) => {
            setEnded({ guest, how: "revoke" });
          }}
          onDelete={setDeleted}
          onDeleteMany={(guests) => {
            setDeletedIds(guests.map(({ id }) => id));
          }}
        />
      </PartBoundary>
      <Suspense>
        {isAdding && (
          <GuestDialog
            invitationId={invitation.id}
            zone={invitation.zone}
            guest={null}
            content={content}
            senders={senders}
            onClose={onAdded}
          />
        )}
      </Suspense>
      {ended !== null && (
        <EndLinkDialog
          invitationId={invitation.id}
          guest={ended.guest}
          how={ended.how}
          onClose={() => {
            setEnded(null);
          }}
        />
      )}
      {deletedIds !== null && (
        <DeleteGuestsDialog
          invitationId={invitation.id}
          guestIds={deletedIds}
          onClose={() => {
            setDeletedIds(null);
          }}
        />
      )}
      {deleted !== null && (
        <DeleteGuestDialog
          invitationId={invitation.id}
          guest={deleted}
          onClose={() => {
            setDeleted(null);
          }}
        />
      )}
    </>
  );
}
