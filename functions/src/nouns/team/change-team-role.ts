import type { GuestSide } from "@janur/domain/side/guest-side";
import type { GivenRole } from "@janur/domain/team/team-invite";
import { invitationDocument, withInvitation } from "../../store/access.ts";
import type { CapabilityCaller } from "../../platform/http/operation.ts";
import { givenMember } from "./given-member.ts";

/** An editor of one family words and publishes its version alone; other roles are for all. @throws AppError `team/member-not-found`, `team/owner-stays` */
export async function changeTeamRole(
  input: { invitationId: string; uid: string; role: GivenRole; side: GuestSide | null },
  caller: CapabilityCaller,
) {
  const { invitationId, uid, role, side } = input;
  await withInvitation(invitationId, caller, (invitation, transaction) => {
    const { side: _before, ...member } = givenMember(invitation, uid);
    const own = side === null || role !== "editor" ? {} : { side };
    transaction.update(invitationDocument(invitationId), {
      team: { ...invitation.team, [uid]: { ...member, role, ...own } },
    });
  });
  return {};
}
