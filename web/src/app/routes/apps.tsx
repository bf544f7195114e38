import { memberOf, roleOf } from "@janur/domain/invitation/invitation";
import { isPutAway } from "@janur/domain/invitation/invitation-status";
import { memberMay } from "@janur/domain/team/team";
import { useSuspenseQuery } from "@tanstack/react-query";
import { lazyPart } from "../../lib/browser/lazy-part.ts";
import { settingsQueries } from "../../features/account-settings/queries.ts";
import {
  IntegrationsPage,
  IntegrationsPageSkeleton,
} from "../../features/integration/components/integrations-page.tsx";
import { integrationQueries } from "../../features/integration/queries.ts";
import { invitationQueries } from "../../features/invitation/queries.ts";
import { queryClient } from "../../lib/client/query-client.ts";
import { useSignedIn, type SignedIn } from "../../lib/session/session.ts";
import { QueryBoundary } from "../../ui/error/query-boundary.tsx";
import { SettingsPage } from "./settings/settings-page.tsx";

const SpreadsheetDrawer = lazyPart(
  async () =>
    (await import("../../features/spreadsheet/components/spreadsheet-drawer.tsx")).SpreadsheetDrawer,
);

export async function load({ session }: { session: SignedIn }): Promise<void> {
  await Promise.allSettled([
    queryClient.query(integrationQueries.own(session.user.uid)),
    queryClient.query(invitationQueries.mine(session.user.uid)),
    queryClient.query(settingsQueries.own(session.user.uid)),
  ]);
}

export function Component() {
  const { user } = useSignedIn();
  return (
    <SettingsPage>
      <QueryBoundary skeleton={<IntegrationsPageSkeleton />}>
        <Page uid={user.uid} />
      </QueryBoundary>
    </SettingsPage>
  );
}

/** Invitations at hand, by their day: those without one stand behind. */
function Page({ uid }: { uid: string }) {
  const { account } = useSuspenseQuery(settingsQueries.own(uid)).data;
  const { data } = useSuspenseQuery(invitationQueries.mine(uid));
  const invitations = data
    .filter((invitation) => !isPutAway(invitation.status))
    .filter((invitation) => {
      const member = memberOf(invitation, uid);
      return member !== null && memberMay(member, "manageIntegrations");
    })
    .sort((a, b) => (a.startAt?.getTime() ?? Infinity) - (b.startAt?.getTime() ?? Infinity) || 0);
  return (
    <IntegrationsPage
      uid={uid}
      zone={account.zone}
      invitations={invitations}
      spreadsheetOf={(invitationId, onClose) => {
        const invitation = invitations.find(({ id }) => id === invitationId);
        if (invitation === undefined) return null;
        return (
          <SpreadsheetDrawer
            invitation={invitation}
            role={roleOf(invitation, uid) ?? "viewer"}
            onClose={onClose}
          />
        );
      }}
    />
  );
}
