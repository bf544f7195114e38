import { AppError } from "@janur/domain/errors";
import { invitationSchema, memberOf, type Invitation } from "@janur/domain/invitation/invitation";
import { paths } from "@janur/domain/paths";
import { memberMay, type Capability } from "@janur/domain/team/team";
import type { Transaction } from "firebase-admin/firestore";
import { documentOf } from "../platform/google/firestore.ts";

export function invitationDocument(invitationId: string) {
  return documentOf(paths.invitation(invitationId), invitationSchema);
}

/**
 * The head of an invitation, for a member of its team who may do this.
 * @param transaction reads inside it when given
 * @throws AppError `invitation/not-found` for absent and foreign ones alike, `team/not-allowed`
 */
export async function requireCapability(
  invitationId: string,
  uid: string,
  capability: Capability,
  transaction?: Transaction,
): Promise<Invitation> {
  const reference = invitationDocument(invitationId);
  const snapshot = transaction === undefined ? await reference.get() : await transaction.get(reference);
  return allowed(snapshot.data(), uid, capability);
}

/**
 * An invitation as it was read, for a member of its team who may do this.
 * @throws AppError `invitation/not-found` for absent and foreign ones alike, `team/not-allowed`
 */
export function allowed(invitation: Invitation | undefined, uid: string, capability: Capability): Invitation {
  const member = invitation === undefined ? null : memberOf(invitation, uid);
  if (invitation === undefined || member === null) throw new AppError("invitation/not-found");
  if (!memberMay(member, capability)) throw new AppError("team/not-allowed");
  return invitation;
}
