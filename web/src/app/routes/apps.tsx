import { roleOf } from "@janur/domain/invitation/invitation";
import { isPutAway } from "@janur/domain/invitation/invitation-status";
import { may } from "@janur/domain/team/team";
import { useSuspenseQuery } from "@tanstack/react-query";
import { lazyPart } from "../../lib/browser/lazy-part.ts";
import { settingsQueries } from "../../features/account-settings/queries.ts";
import { AppRoom, AppRoomSkeleton } from "../../features/app/components/app-room.tsx";
import { appQueries } from "../../features/app/queries.ts";
import { invitationQueries } from "../../features/invitation/queries.ts";
import { queryClient } from "../../lib/client/query-client.ts";
import { useSignedIn, type SignedIn } from "../../lib/session/session.ts";
import { QueryBoundary } from "../../ui/error/query-boundary.tsx";
import { SettingsPage } from "./settings/settings-page.tsx";

const SpreadsheetSheet = lazyPart(
  async () => (await import("../../features/spreadsheet/components/spreadsheet-sheet.tsx")).SpreadsheetSheet,
);

export async function load({ session }: { session: SignedIn }): Promise<void> {
  await Promise.allSettled([
    queryClient.query(appQueries.own(session.user.uid)),
    queryClient.query(invitationQueries.mine(session.user.uid)),
    queryClient.query(settingsQueries.own(session.user.uid)),
  ]);
}

export function Component() {
  const { user } = useSignedIn();
  return (
    <SettingsPage>
      <QueryBoundary skeleton={<AppRoomSkeleton />}>
        <Room uid={user.uid} />
      </QueryBoundary>
    </SettingsPage>
  );
}

/** Invitations at hand, by their day: those without one stand behind. */
function Room({ uid }: { uid: string }) {
  const { account } = useSuspenseQuery(settingsQueries.own(uid)).data;
  const { data } = useSuspenseQuery(invitationQueries.mine(uid));
  const invitations = data
    .filter((invitation) => !isPutAway(invitation.status))
    .filter((invitation) => may(roleOf(invitation, uid) ?? "viewer", "manageApps"))
    .sort((a, b) => (a.startAt?.getTime() ?? Infinity) - (b.startAt?.getTime() ?? Infinity) || 0);
  return (
    <AppRoom
      uid={uid}
      zone={account.zone}
      invitations={invitations}
      spreadsheetOf={(invitationId, onClose) => {
        const invitation = invitations.find(({ id }) => id === invitationId);
        if (invitation === undefined) return null;
        return (
          <SpreadsheetSheet
            invitation={invitation}
            role={roleOf(invitation, uid) ?? "viewer"}
            onClose={onClose}
          />
        );
      }}
    />
  );
}
