import type { Integration } from "@janur/domain/integration/integration";
import { AppError } from "@janur/domain/errors";
import { memberOf, type Invitation } from "@janur/domain/invitation/invitation";
import { memberMay } from "@janur/domain/team/team";
import type { CapabilityCaller } from "../../platform/http/operation.ts";
import { invitationDocument } from "../../store/access.ts";
import { integrationDocument } from "../../store/integration/integration-documents.ts";

/**
 * Lets through who may work with a connection: its owner with one of an
 * account, and with one of an invitation who may do in its team what the operation takes.
 * @throws AppError `integration/not-found` for strangers, `team/not-allowed`
 */
async function requireAccess(
  { owner, invitationId }: Integration,
  { uid, capability }: CapabilityCaller,
): Promise<void> {
  if (invitationId === null) {
    if (owner !== uid) throw new AppError("integration/not-found");
    return;
  }
  const invitation: Invitation | undefined = (await invitationDocument(invitationId).get()).data();
  const member = invitation === undefined ? null : memberOf(invitation, uid);
  if (member === null) throw new AppError("integration/not-found");
  if (!memberMay(member, capability)) throw new AppError("team/not-allowed");
}

/** A connection, for who may work with it. Refusals as above, for absent ones as for strangers. */
export async function requireIntegration(appId: string, caller: CapabilityCaller): Promise<Integration> {
  const integration = (await integrationDocument(appId).get()).data();
  if (integration === undefined) throw new AppError("integration/not-found");
  await requireAccess(integration, caller);
  return integration;
}
