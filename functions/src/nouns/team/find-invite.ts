import { AppError } from "@janur/domain/errors";
import type { Invitation } from "@janur/domain/invitation/invitation";
import { limits } from "@janur/domain/limits";
import { parseTeamInviteToken, teamInviteState, type TeamInvite } from "@janur/domain/team/team-invite";
import type { Transaction } from "firebase-admin/firestore";
import { invitationDocument } from "../../store/access.ts";
import { countAttempt, hasAttemptsLeft } from "../../platform/limits/count-attempt.ts";
import { isSecretOf } from "../../platform/secrets/secret-hash.ts";
import { teamInviteDocument, teamSecretDocument } from "../../store/invite-documents.ts";

export interface FoundInvite {
  invitation: Invitation;
  /** Null once somebody has joined by the link. */
  invite: TeamInvite | null;
  usedBy: string | null;
}

/**
 * What a link leads to.
 * @throws AppError `team/invite-invalid` for a wrong, revoked, declined and too old one alike, and for one into the trash
 */
export async function findInvite(token: string, now: Date, transaction: Transaction): Promise<FoundInvite> {
  const parts = parseTeamInviteToken(token);
  if (parts === null) throw new AppError("team/invite-invalid");
  const { invitationId, inviteId, secret } = parts;
  const [kept, waiting, head] = await Promise.all([
    transaction.get(teamSecretDocument(invitationId, inviteId)),
    transaction.get(teamInviteDocument(invitationId, inviteId)),
    transaction.get(invitationDocument(invitationId)),
  ]);
  const known = kept.data();
  const invitation = head.data();
  const invite = waiting.data() ?? null;
  if (known === undefined || invitation === undefined || !isSecretOf("team", secret, known))
    throw new AppError("team/invite-invalid");
  const isOpen =
    invite !== null && teamInviteState(invite, now) === "open" && invitation.status !== "trashed";
  if (known.usedBy === null && !isOpen) throw new AppError("team/invite-invalid");
  return { invitation, invite, usedBy: known.usedBy };
}

/**
 * Runs what somebody does with a link. Only wrong ones count, so that a family
 * behind one address is never kept out.
 * @param whose the account, or the sender where there is none
 * @throws AppError `limit/too-many-requests`, and whatever `work` throws
 */
export async function countingWrongLinks<T>(whose: string, now: Date, work: () => Promise<T>): Promise<T> {
  const scope = ["team-link", whose] as const;
  if (!(await hasAttemptsLeft(scope, limits.team.wrongTries, now)))
    throw new AppError("limit/too-many-requests");
  try {
    return await work();
  } catch (error) {
    if (error instanceof AppError && error.code === "team/invite-invalid")
      await countAttempt(scope, limits.team.wrongTries, now);
    throw error;
  }
}
