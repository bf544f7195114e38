import type { Invitation } from "@janur/domain/invitation/invitation";

/** Who of the team wrote something, as the others know this person; null for oneself, and for somebody who left. */
export function authorName(invitation: Pick<Invitation, "team">, author: string, uid: string): string | null {
  if (author === uid || !Object.hasOwn(invitation.team, author)) return null;
  return invitation.team[author]?.name.trim() || null;
}
