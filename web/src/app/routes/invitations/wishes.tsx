import { roleOf, type Invitation } from "@janur/domain/invitation";
import { may } from "@janur/domain/team";
import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense } from "react";
import { useTranslation } from "react-i18next";
import { useSearchParams, type Params } from "react-router-dom";
import { guestQueries } from "../../../features/guest/queries.ts";
import {
  InvitationFrame,
  InvitationFrameSkeleton,
} from "../../../features/invitation/components/invitation-frame.tsx";
import { invitationQueries } from "../../../features/invitation/queries.ts";
import { WishRoom } from "../../../features/wish/components/wish-room.tsx";
import { wishQueries } from "../../../features/wish/queries.ts";
import { wishViewSchema } from "../../../features/wish/wish-view.ts";
import { queryClient } from "../../../lib/query-client.ts";
import { useSignedIn } from "../../../lib/session/session.ts";
import { QueryBoundary } from "../../../ui/query-boundary.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { ProblemNotice } from "../../../ui/problem-notice.tsx";
import { problemText } from "../../../lib/problem-text.ts";
import { invitationIdOf, useInvitationId } from "./invitation-id.ts";

const GuestDialog = lazy(async () => ({
  default: (await import("../../../features/guest/components/guest-dialog.tsx")).GuestDialog,
}));

export async function load({ params, url }: { params: Params; url: URL }): Promise<void> {
  const invitationId = invitationIdOf(params);
  const { tab } = wishViewSchema.parse(Object.fromEntries(url.searchParams));
  await Promise.allSettled([
    queryClient.query(invitationQueries.head(invitationId)),
    queryClient.query(wishQueries.latest(invitationId, tab, null)),
  ]);
}

export function Component() {
  const { user } = useSignedIn();
  const invitationId = useInvitationId();
  return (
    <QueryBoundary key={invitationId} skeleton={<InvitationFrameSkeleton />}>
      <InvitationFrame invitationId={invitationId} uid={user.uid}>
        {(invitation) => <Room invitation={invitation} uid={user.uid} />}
      </InvitationFrame>
    </QueryBoundary>
  );
}

/** The wall, and the guest list's entry of a sender who was asked for. */
function Room({ invitation, uid }: { invitation: Invitation; uid: string }) {
  const role = roleOf(invitation, uid) ?? "viewer";
  const [parameters, setParameters] = useSearchParams();
  const { guest } = wishViewSchema.parse(Object.fromEntries(parameters));
  return (
    <>
      <WishRoom invitation={invitation} role={role} />
      {guest !== "" && may(role, "editGuests") && (
        <Sender
          invitationId={invitation.id}
          guestId={guest}
          onClose={() => {
            setParameters(
              (old) => {
                const next = new URLSearchParams(old);
                next.delete("guest");
                return next;
              },
              { replace: true, preventScrollReset: true },
            );
          }}
        />
      )}
    </>
  );
}

interface SenderProps {
  invitationId: string;
  guestId: string;
  onClose: () => void;
}

function Sender({ invitationId, guestId, onClose }: SenderProps) {
  const { t } = useTranslation("wish");
  const guest = useQuery(guestQueries.one(invitationId, guestId));
  const draft = useQuery(invitationQueries.draft(invitationId));
  if (guest.error !== null) {
    return (
      <Dialog title={t("sender")} onClose={onClose}>
        <ProblemNotice text={problemText(guest.error)} />
      </Dialog>
    );
  }
  return (
    <Suspense>
      {guest.data !== undefined && !draft.isPending && (
        <GuestDialog
          invitationId={invitationId}
          guest={guest.data}
          content={draft.data?.content}
          onClose={onClose}
        />
      )}
    </Suspense>
  );
}
