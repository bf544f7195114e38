import { AppError } from "@janur/domain/errors";
import { isTrashOver } from "@janur/domain/invitation/invitation";
import type { CapabilityCaller } from "../../platform/http/operation.ts";
import { invitationDocument, withInvitation } from "../../store/access.ts";
import { revisionState } from "../../store/revision-state.ts";
import { requireTransition } from "./transition.ts";

/**
 * Brings an archived or trashed invitation back to what it was; a page that
 * the trash took away has to be published again. After 30 days in the trash it is too late.
 * @throws AppError `invitation/wrong-status`
 */
export async function restoreInvitation(
  input: { invitationId: string },
  caller: CapabilityCaller,
  now: Date,
) {
  return withInvitation(input.invitationId, caller, (invitation, transaction) => {
    // The purge may have begun: nothing half of which is gone comes back.
    if (isTrashOver(invitation, now))
      throw new AppError("invitation/wrong-status", { status: invitation.status });
    const changed = {
      status: requireTransition(invitation, "restore"),
      statusBefore: null,
      trashedAt: null,
      updatedAt: now,
    };
    transaction.update(invitationDocument(invitation.id), changed);
    return revisionState({ ...invitation, ...changed });
  });
}
