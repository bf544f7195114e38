import { DEFAULT_DISPLAY_NAME, type UserProfile } from "@janur/domain/account/account";
import type { Publication } from "@janur/domain/invitation/publication";
import type { TeamMember } from "@janur/domain/team/team";

/** Who a page says it is from once it has another owner: by the name of their account, or else by that in the team. */
export function pageSender(
  profile: Pick<UserProfile, "displayName"> | undefined,
  member: Pick<TeamMember, "name"> | undefined,
): Publication["sender"] {
  const { displayName = DEFAULT_DISPLAY_NAME } = profile ?? {};
  return { name: displayName === DEFAULT_DISPLAY_NAME ? (member?.name ?? displayName) : displayName };
}
