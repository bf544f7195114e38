import { AppError } from "@janur/domain/errors";
import { db } from "../../platform/google/firestore.ts";
import type { GuestCaller } from "../../platform/http/operation.ts";
import { countingWrongLinks, findInvite } from "./find-invite.ts";
import { teamInviteDocument, teamSecretDocument } from "../../store/invite-documents.ts";

/**
 * Says no for whoever holds the link, without an account. The owner sees it.
 * @throws AppError `team/invite-invalid`, `limit/too-many-requests`
 */
export async function declineTeamInvite({ token }: { token: string }, caller: GuestCaller, now: Date) {
  await countingWrongLinks(caller.sender, now, () =>
    db().runTransaction(async (transaction) => {
      const { invitation, invite } = await findInvite(token, now, transaction);
      if (invite === null) throw new AppError("team/invite-invalid");
      transaction.update(teamInviteDocument(invitation.id, invite.id), { declinedAt: now });
      transaction.delete(teamSecretDocument(invitation.id, invite.id));
    }),
  );
  return {};
}
