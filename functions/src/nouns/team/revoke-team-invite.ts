import { AppError } from "@janur/domain/errors";
import { withInvitation } from "../../store/access.ts";
import { withdrawMail } from "../../notify/mail/withdraw-mail.ts";
import type { CapabilityCaller } from "../../platform/http/operation.ts";
import { inviteMailKey } from "./mail-team-invite.ts";
import { teamInviteDocument, teamSecretDocument } from "../../store/invite-documents.ts";

/**
 * Makes a link worthless, and keeps a mail with it from going out later. Of a revocation and a joining at once exactly one takes effect.
 * @throws AppError `team/invite-used`
 */
export async function revokeTeamInvite(
  input: { invitationId: string; inviteId: string },
  caller: CapabilityCaller,
  now: Date,
) {
  const { invitationId, inviteId } = input;
  await withInvitation(invitationId, caller, async (_invitation, transaction) => {
    const secret = await transaction.get(teamSecretDocument(invitationId, inviteId));
    if ((secret.data()?.usedBy ?? null) !== null) throw new AppError("team/invite-used");
    transaction.delete(teamInviteDocument(invitationId, inviteId));
    transaction.delete(secret.ref);
  });
  await withdrawMail(inviteMailKey(invitationId, inviteId), now);
  return {};
}
