import type { GivenRole } from "@janur/domain/team/team-invite";
import { db } from "../../platform/google/firestore.ts";
import { invitationDocument, requireCapability } from "../../store/access.ts";
import type { AccountCaller } from "../../platform/http/operation.ts";
import { givenMember } from "./given-member.ts";

/** @throws AppError `team/member-not-found`, `team/owner-stays` */
export async function changeTeamRole(
  input: { invitationId: string; uid: string; role: GivenRole },
  caller: AccountCaller,
) {
  const { invitationId, uid, role } = input;
  await db().runTransaction(async (transaction) => {
    const invitation = await requireCapability(invitationId, caller.uid, "manageTeam", transaction);
    const member = givenMember(invitation, uid);
    transaction.update(invitationDocument(invitationId), {
      team: { ...invitation.team, [uid]: { ...member, role } },
    });
  });
  return {};
}
