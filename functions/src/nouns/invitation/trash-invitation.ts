import type { CapabilityCaller } from "../../platform/http/operation.ts";
import { invitationDocument, withInvitation } from "../../store/access.ts";
import { tidyPreviews } from "./preview/preview-picture.ts";
import { deletePublication } from "../../store/publication-document.ts";
import { revisionState } from "../../store/revision-state.ts";
import { requireTransition } from "./transition.ts";

/**
 * Takes the page away and keeps everything else for 30 days.
 * @throws AppError `invitation/wrong-status`
 */
export async function trashInvitation(input: { invitationId: string }, caller: CapabilityCaller, now: Date) {
  const state = await withInvitation(input.invitationId, caller, (invitation, transaction) => {
    const changed = {
      status: requireTransition(invitation, "trash"),
      statusBefore: invitation.status === "archived" ? invitation.statusBefore : invitation.status,
      trashedAt: now,
      scheduled: null,
      updatedAt: now,
    };
    transaction.update(invitationDocument(invitation.id), changed);
    deletePublication(transaction, invitation);
    return revisionState({ ...invitation, ...changed });
  });
  await tidyPreviews(input.invitationId, now);
  return state;
}
