import { FORMER_ACCOUNT } from "@janur/domain/account/account";
import { paths } from "@janur/domain/paths";
import type { ErasedAccount } from "../../store/account/erased-account.ts";
import { db } from "../../platform/google/firestore.ts";
import { changeAll } from "../../platform/sweep/change-all.ts";

/** Links that were made or used by the account stay as they are for others; those for its address go. */
export async function eraseTeamLinks({ uid, email }: ErasedAccount): Promise<void> {
  const invites = db().collectionGroup("teamInvites");
  if (email !== null) {
    await changeAll(invites.where("email", "==", email.toLowerCase()), (batch, invite) => {
      const invitationId = invite.parent.parent?.id ?? "";
      batch.delete(db().doc(paths.teamSecret(invitationId, invite.id)));
      batch.delete(invite);
    });
  }
  await changeAll(invites.where("createdBy", "==", uid), (batch, invite) => {
    batch.update(invite, { createdBy: FORMER_ACCOUNT });
  });
  await changeAll(db().collectionGroup("teamSecrets").where("usedBy", "==", uid), (batch, secret) => {
    batch.update(secret, { usedBy: FORMER_ACCOUNT });
  });
}
