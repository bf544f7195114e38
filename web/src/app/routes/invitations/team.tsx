import { roleOf } from "@janur/domain/invitation/invitation";
import { may } from "@janur/domain/team/team";
import { Stack } from "@mantine/core";
import { useNavigate, type Params } from "react-router-dom";
import { invitationQueries } from "../../../features/invitation/queries.ts";
import { PassSection } from "../../../features/pass/components/pass-section.tsx";
import { passQueries } from "../../../features/pass/queries.ts";
import { TeamPage } from "../../../features/team/components/team-page.tsx";
import { teamQueries } from "../../../features/team/queries.ts";
import { queryClient } from "../../../lib/client/query-client.ts";
import type { SignedIn } from "../../../lib/session/session.ts";
import { appPaths } from "../../paths.ts";
import { invitationIdOf } from "./invitation-id.ts";
import { InvitationPage, type PageProps } from "./invitation-page.tsx";

interface Loaded {
  params: Params;
  session: SignedIn;
}

/** With both lists, because what comes late above a button moves it from under the finger. */
export async function load({ params, session }: Loaded): Promise<void> {
  const id = invitationIdOf(params);
  const [head] = await Promise.allSettled([queryClient.query(invitationQueries.head(id))]);
  if (head.status === "rejected") return;
  const role = roleOf(head.value, session.user.uid) ?? "viewer";
  await Promise.allSettled([
    may(role, "manageTeam") && queryClient.query(teamQueries.invites(id)),
    may(role, "managePasses") && queryClient.query(passQueries.list(id)),
  ]);
}

export function Component() {
  return <InvitationPage page={Page} />;
}

/** Who works on the invitation, with an account and without. */
function Page({ invitation, uid }: PageProps) {
  const navigate = useNavigate();
  return (
    <Stack gap={48}>
      <TeamPage
        invitation={invitation}
        uid={uid}
        onLeave={async () => {
          await navigate(appPaths.invitations, { replace: true });
        }}
      />
      <PassSection invitation={invitation} uid={uid} />
    </Stack>
  );
}
