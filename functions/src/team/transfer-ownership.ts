import { db } from "../firestore.ts";
import { invitationDocument, requireCapability } from "../invitation/access.ts";
import type { AccountCaller } from "../service/operation.ts";
import { givenMember } from "./given-member.ts";

/**
 * Hands an invitation over: the member becomes its owner, the owner an editor.
 * Of two transfers at once the first one wins; the other's caller owns it no more.
 * @throws AppError `team/member-not-found`, `team/owner-stays` for a transfer to oneself
 */
export async function transferOwnership(
  { invitationId, uid }: { invitationId: string; uid: string },
  caller: AccountCaller,
) {
  await db().runTransaction(async (transaction) => {
    const invitation = await requireCapability(invitationId, caller.uid, "manageTeam", transaction);
    const next = givenMember(invitation, uid);
    const team = Object.fromEntries(
      Object.entries(invitation.team).map(([member, entry]) => [
        member,
        entry.role === "owner" ? { ...entry, role: "editor" } : entry,
      ]),
    );
    transaction.update(invitationDocument(invitationId), {
      owner: uid,
      team: { ...team, [uid]: { ...next, role: "owner" } },
    });
  });
  return {};
}
