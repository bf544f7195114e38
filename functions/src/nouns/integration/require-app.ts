import type { App } from "@janur/domain/integration/app";
import { AppError } from "@janur/domain/errors";
import { roleOf, type Invitation } from "@janur/domain/invitation/invitation";
import { may, type Capability } from "@janur/domain/team/team";
import { invitationDocument } from "../../store/access.ts";
import { appDocument } from "../../store/app-documents.ts";

/**
 * Lets through who may work with a connection: its owner with one of an
 * account, and with one of an invitation whose role in its team has the capability.
 * @throws AppError `app/not-found` for strangers, `team/not-allowed`
 */
async function requireAccess(
  { owner, invitationId }: App,
  uid: string,
  capability: Capability,
): Promise<void> {
  if (invitationId === null) {
    if (owner !== uid) throw new AppError("app/not-found");
    return;
  }
  const invitation: Invitation | undefined = (await invitationDocument(invitationId).get()).data();
  const role = invitation === undefined ? null : roleOf(invitation, uid);
  if (role === null) throw new AppError("app/not-found");
  if (!may(role, capability)) throw new AppError("team/not-allowed");
}

/** A connection, for who may work with it. Refusals as above, for absent ones as for strangers. */
export async function requireApp(
  appId: string,
  uid: string,
  capability: Capability = "manageApps",
): Promise<App> {
  const app = (await appDocument(appId).get()).data();
  if (app === undefined) throw new AppError("app/not-found");
  await requireAccess(app, uid, capability);
  return app;
}
