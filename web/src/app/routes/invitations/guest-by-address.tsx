import { documentIdSchema } from "@janur/domain/id";
import type { Invitation } from "@janur/domain/invitation/invitation";
import { may, type TeamRole } from "@janur/domain/team/team";
import { useQuery } from "@tanstack/react-query";
import { Suspense } from "react";
import { useTranslation } from "react-i18next";
import { lazyPart } from "../../../lib/browser/lazy-part.ts";
import { sendersOf } from "../../../features/guest/senders-of.ts";
import { guestQueries } from "../../../features/guest/queries.ts";
import { invitationQueries } from "../../../features/invitation/queries.ts";
import { problemText } from "../../../lib/calls/problem-text.ts";
import { Dialog } from "../../../ui/dialog/dialog.tsx";
import { ProblemNotice } from "../../../ui/error/problem-notice.tsx";
import { useGuestEntry } from "./guest-entry.ts";
import { useSendingHelpers } from "./use-sending-helpers.ts";

const GuestDialog = lazyPart(
  async () => (await import("../../../features/guest/components/guest-dialog.tsx")).GuestDialog,
);

/** The guest list's entry that the address asks for by `?guest=`, over whichever page is open. */
export function GuestByAddress({ invitation, role }: { invitation: Invitation; role: TeamRole }) {
  const [entry, openEntry] = useGuestEntry();
  const { data: guestId } = documentIdSchema.safeParse(entry);
  if (guestId === undefined || !may(role, "editGuests")) return null;
  return (
    <Entry
      key={guestId}
      invitation={invitation}
      role={role}
      guestId={guestId}
      onClose={() => {
        openEntry("");
      }}
    />
  );
}

interface EntryProps {
  invitation: Invitation;
  role: TeamRole;
  guestId: string;
  onClose: () => void;
}

function Entry({ invitation, role, guestId, onClose }: EntryProps) {
  const invitationId = invitation.id;
  const { t } = useTranslation("guest");
  const guest = useQuery(guestQueries.one(invitationId, guestId));
  const draft = useQuery(invitationQueries.draftForNames(invitationId));
  const helpers = useSendingHelpers(invitationId, role);
  if (guest.error !== null) {
    return (
      <Dialog title={t("editTitle")} onClose={onClose}>
        <ProblemNotice text={problemText(guest.error)} />
      </Dialog>
    );
  }
  return (
    <Suspense>
      {guest.data !== undefined && !draft.isPending && (
        <GuestDialog
          invitationId={invitationId}
          zone={invitation.zone}
          guest={guest.data}
          content={draft.data?.content}
          senders={sendersOf(invitation, helpers)}
          onClose={onClose}
        />
      )}
    </Suspense>
  );
}
