import { ceremoniesOf, type Content } from "@janur/domain/content";
import type { CoverFacts } from "@janur/event-page/drawn-cover.tsx";
import type { GuestRow } from "@janur/domain/guest-row";
import type { Invitation } from "@janur/domain/invitation";
import { isShown } from "@janur/domain/invitation-status";
import { may, type TeamRole } from "@janur/domain/team";
import { Suspense, useMemo, useState, type ReactNode } from "react";
import { lazyPart } from "../../../lib/lazy-part.ts";
import { QueryBoundary } from "../../../ui/query-boundary.tsx";
import { useLookAsGuest } from "../mutations.ts";
import type { SenderChoice } from "../senders-of.ts";
import { DeleteGuestDialog } from "./delete-guest-dialog.tsx";
import { GuestList, GuestListSkeleton } from "./guest-list.tsx";
import { EndLinkDialog } from "./end-link-dialog.tsx";

/** The phone number tables are large: they come with the form, not with the list. */
const ImportDialog = lazyPart(async () => (await import("./import/import-dialog.tsx")).ImportDialog);
const GuestDialog = lazyPart(async () => (await import("./guest-dialog.tsx")).GuestDialog);

interface GuestRoomProps {
  invitation: Invitation;
  role: TeamRole;
  /** The draft; undefined while it loads or where this person may not read it. */
  content: Content | undefined;
  /** Everybody who can be given guests to send to. */
  senders: readonly SenderChoice[];
  /** The invitation's cover, for cards. */
  cover: CoverFacts;
  /** Buttons beside those of the room. */
  actions: ReactNode;
  onRecord: (guestId: string) => void;
  /** Opens the entry of a guest. */
  onEdit: (guestId: string) => void;
}

/** The guests of one invitation: list, add, change, delete, personal links. */
export function GuestRoom({
  invitation,
  role,
  content,
  senders,
  cover,
  actions,
  onRecord,
  onEdit,
}: GuestRoomProps) {
  const [isAdding, setAdding] = useState(false);
  const [isImporting, setImporting] = useState(false);
  const [deleted, setDeleted] = useState<GuestRow | null>(null);
  const [ended, setEnded] = useState<{ guest: GuestRow; how: "rotate" | "revoke" } | null>(null);
  const look = useLookAsGuest(invitation.id);
  const ceremonies = useMemo(() => (content === undefined ? [] : ceremoniesOf(content)), [content]);
  return (
    <>
      <QueryBoundary skeleton={<GuestListSkeleton />}>
        <GuestList
          invitationId={invitation.id}
          zone={invitation.zone}
          mayEdit={may(role, "editGuests")}
          mayCopyLinks={may(role, "readLinks")}
          mayAnswer={may(role, "answerForGuests")}
          mayReadContacts={may(role, "readContacts")}
          ceremonies={ceremonies}
          senders={senders}
          cover={cover}
          actions={actions}
          onRecord={onRecord}
          onEdit={onEdit}
          onAdd={() => {
            setAdding(true);
          }}
          onImport={() => {
            setImporting(true);
          }}
          mayLook={may(role, "readLinks") && isShown(invitation.status)}
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
        />
      </QueryBoundary>
      <Suspense>
        {isImporting && (
          <ImportDialog
            invitationId={invitation.id}
            content={content}
            onClose={() => {
              setImporting(false);
            }}
          />
        )}
        {isAdding && (
          <GuestDialog
            invitationId={invitation.id}
            guest={null}
            content={content}
            senders={senders}
            onClose={() => {
              setAdding(false);
            }}
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
