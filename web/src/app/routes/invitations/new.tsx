import { NewInvitationWizard } from "../../../features/wizard/components/new-invitation-wizard.tsx";
import { useSignedIn } from "../../../lib/session/session.ts";
import { appPaths } from "../../paths.ts";

export function Component() {
  const { profile } = useSignedIn();
  return <NewInvitationWizard isFirst={profile?.invitations.length === 0} path={appPaths.newInvitation} />;
}
