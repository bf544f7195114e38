import type { Integration } from "@janur/domain/integration/integration";
import { AppError } from "@janur/domain/errors";
import { roleOf, type Invitation } from "@janur/domain/invitation/invitation";
import { may, type Capability } from "@janur/domain/team/team";
import { invitationDocument } from "../../store/access.ts";
import { integrationDocument } from "../../store/integration/integration-documents.ts";

/**
 * Lets through who may work with a connection: its owner with one of an
 * account, and with one of an invitation whose role in its team has the capability.
 * @throws AppError `integration/not-found` for strangers, `team/not-allowed`
 */
async function requireAccess(
  { owner, invitationId }: Integration,
  uid: string,
  capability: Capability,
): Promise<void> {
  if (invitationId === null) {
    if (owner !== uid) throw new AppError("integration/not-found");
    return;
  }
  const invitation: Invitation | undefined = (await invitationDocument(invitationId).get()).data();
  const role = invitation === undefined ? null : roleOf(invitation, uid);
  if (role === null) throw new AppError("integration/not-found");
  if (!may(role, capability)) throw new AppError("team/not-allowed");
}

/** A connection, for who may work with it. Refusals as above, for absent ones as for strangers. */
export async function requireIntegration(
  appId: string,
  uid: string,
  capability: Capability = "manageIntegrations",
): Promise<Integration> {
  const integration = (await integrationDocument(appId).get()).data();
  if (integration === undefined) throw new AppError("integration/not-found");
  await requireAccess(integration, uid, capability);
  return integration;
}
