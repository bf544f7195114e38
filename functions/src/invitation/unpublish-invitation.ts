import { AppError } from "@janur/domain/errors";
import { nextStatus } from "@janur/domain/invitation";
import { paths } from "@janur/domain/paths";
import { db } from "../firestore.ts";
import type { AccountCaller } from "../service/operation.ts";
import { invitationDocument, requireCapability } from "./access.ts";
import { revisionState } from "./revision-state.ts";

/**
 * Takes the page away from guests; caches forget it within 70 seconds.
 * @throws AppError `invitation/wrong-status`
 */
export async function unpublishInvitation(input: { invitationId: string }, caller: AccountCaller, now: Date) {
  return db().runTransaction(async (transaction) => {
    const invitation = await requireCapability(input.invitationId, caller.uid, "publish", transaction);
    const status = nextStatus(invitation.status, "unpublish");
    if (status === null) throw new AppError("invitation/wrong-status");
    const changed = { status, updatedAt: now };
    transaction.update(invitationDocument(invitation.id), changed);
    transaction.delete(db().doc(paths.publication(invitation.slug)));
    return revisionState({ ...invitation, ...changed });
  });
}
