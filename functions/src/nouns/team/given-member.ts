import { AppError } from "@janur/domain/errors";
import type { Invitation } from "@janur/domain/invitation/invitation";
import type { TeamMember } from "@janur/domain/team/team";

/**
 * A member whose role the owner gave, and may take.
 * @throws AppError `team/member-not-found`; `team/owner-stays`, because an invitation is never without its owner
 */
export function givenMember(invitation: Pick<Invitation, "owner" | "team">, uid: string): TeamMember {
  const member = Object.hasOwn(invitation.team, uid) ? invitation.team[uid] : undefined;
  if (member === undefined) throw new AppError("team/member-not-found");
  if (uid === invitation.owner || member.role === "owner") throw new AppError("team/owner-stays");
  return member;
}
