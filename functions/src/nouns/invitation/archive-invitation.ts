import { db } from "../../platform/google/firestore.ts";
import type { CapabilityCaller } from "../../platform/http/operation.ts";
import { invitationDocument, requireCapability } from "../../store/access.ts";
import { revisionState } from "../../store/revision-state.ts";
import { requireTransition } from "./transition.ts";

/**
 * Puts an invitation out of the way. A page that guests have stays as it is.
 * @throws AppError `invitation/wrong-status`
 */
export async function archiveInvitation(
  input: { invitationId: string },
  caller: CapabilityCaller,
  now: Date,
) {
  return db().runTransaction(async (transaction) => {
    const invitation = await requireCapability(input.invitationId, caller, transaction);
    const changed = {
      status: requireTransition(invitation, "archive"),
      statusBefore: invitation.status,
      scheduled: null,
      updatedAt: now,
    };
    transaction.update(invitationDocument(invitation.id), changed);
    return revisionState({ ...invitation, ...changed });
  });
}
