import type { CapabilityCaller } from "../../platform/http/operation.ts";
import { invitationDocument, withInvitation } from "../../store/access.ts";
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
  return withInvitation(input.invitationId, caller, (invitation, transaction) => {
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
