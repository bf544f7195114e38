import type { CapabilityCaller } from "../../platform/http/operation.ts";
import { invitationDocument, withInvitation } from "../../store/access.ts";
import { tidyPreviews } from "./preview/preview-picture.ts";
import { deletePublication } from "../../store/publication-document.ts";
import { requireVersion } from "../../store/own-side.ts";
import { revisionState } from "../../store/revision-state.ts";
import { requireTransition } from "./transition.ts";

/**
 * Takes the page away from guests; caches forget it within 70 seconds.
 * @throws AppError `invitation/wrong-status`
 */
export async function unpublishInvitation(
  input: { invitationId: string },
  caller: CapabilityCaller,
  now: Date,
) {
  const state = await withInvitation(input.invitationId, caller, (invitation, transaction) => {
    requireVersion(invitation, caller.uid, "all");
    const changed = { status: requireTransition(invitation, "unpublish"), notice: null, updatedAt: now };
    transaction.update(invitationDocument(invitation.id), changed);
    deletePublication(transaction, invitation);
    return revisionState({ ...invitation, ...changed });
  });
  await tidyPreviews(input.invitationId, now);
  return state;
}
