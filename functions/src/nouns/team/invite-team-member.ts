import { randomBytes } from "node:crypto";
import { AppError } from "@janur/domain/errors";
import { documentIdFromBytes } from "@janur/domain/id";
import { limits } from "@janur/domain/limits";
import { paths } from "@janur/domain/paths";
import type { GuestSide } from "@janur/domain/side/guest-side";
import {
  formatTeamInviteToken,
  teamInviteSchema,
  teamInviteState,
  type GivenRole,
} from "@janur/domain/team/team-invite";
import { converter, db } from "../../platform/google/firestore.ts";
import { withInvitation } from "../../store/access.ts";
import { countAttempt } from "../../platform/limits/count-attempt.ts";
import type { CapabilityCaller } from "../../platform/http/operation.ts";
import { hashOfSecret } from "../../platform/secrets/secret-hash.ts";
import { mailTeamInvite } from "./mail-team-invite.ts";
import { teamInviteDocument, teamSecretDocument } from "../../store/invite-documents.ts";

/**
 * Makes a link into the team and forgets those that nobody can use any more. It is mailed for accounts whose own
 * address is confirmed: without one, accounts cost nothing and write to anybody.
 * @throws AppError `team/limit-reached` counting those who are invited, `invitation/wrong-status` in the trash, `limit/too-many-requests`
 */
export async function inviteTeamMember(
  input: {
    invitationId: string;
    role: GivenRole;
    side: GuestSide | null;
    name: string;
    email: string | null;
  },
  caller: CapabilityCaller,
  now: Date,
) {
  const { invitationId, role, side, name, email } = input;
  const inviteId = documentIdFromBytes(randomBytes(20));
  const secret = randomBytes(16).toString("base64url");
  const expireAt = new Date(now.getTime() + limits.team.inviteMs);
  await countAttempt(["team-invite", caller.uid], limits.team.inviteRate, now);
  const head = await withInvitation(invitationId, caller, async (invitation, transaction) => {
    if (invitation.status === "trashed")
      throw new AppError("invitation/wrong-status", { status: invitation.status });
    const { docs } = await transaction.get(
      db().collection(paths.teamInvites(invitationId)).withConverter(converter(teamInviteSchema)),
    );
    const over = docs.filter((invite) => teamInviteState(invite.data(), now) === "over");
    const open = docs.filter((invite) => teamInviteState(invite.data(), now) === "open");
    if (invitation.members.length + open.length >= limits.team.members)
      throw new AppError("team/limit-reached");
    for (const { id } of over) {
      transaction.delete(teamInviteDocument(invitationId, id));
      transaction.delete(teamSecretDocument(invitationId, id));
    }
    transaction.create(teamInviteDocument(invitationId, inviteId), {
      id: inviteId,
      role,
      ...(side === null || role !== "editor" ? {} : { side }),
      name,
      email,
      createdBy: caller.uid,
      createdAt: now,
      expireAt,
      declinedAt: null,
    });
    transaction.create(teamSecretDocument(invitationId, inviteId), {
      hash: hashOfSecret("team", secret),
      usedBy: null,
      expireAt,
    });
    return invitation;
  });
  const token = formatTeamInviteToken({ invitationId, inviteId, secret });
  const isMailed =
    email !== null &&
    caller.isEmailVerified &&
    (await mailTeamInvite(head, { inviteId, role, email, token, expireAt }, caller.uid, now));
  return { inviteId, token, expireAt: expireAt.toISOString(), isMailed };
}
