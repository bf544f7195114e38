import type { Invitation } from "@janur/domain/invitation/invitation";

/** The invitations that an account owns and that are not in the trash, those changed last first. */
export function ownInvitations(all: readonly Invitation[], uid: string): Invitation[] {
  return all
    .filter(({ owner, status }) => owner === uid && status !== "trashed")
    .sort((a, b) => b.updatedAt.getTime() - a.updatedAt.getTime());
}
