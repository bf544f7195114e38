import { AppError } from "@janur/domain/errors";
import type { Invitation } from "@janur/domain/invitation/invitation";
import { limits } from "@janur/domain/limits";
import { joinPath, type GivenRole } from "@janur/domain/team/team-invite";
import { cutText } from "@janur/domain/text/text";
import { sendMail } from "../../notify/mail/send-mail.ts";

interface MailedInvite {
  inviteId: string;
  role: GivenRole;
  email: string;
  token: string;
  expireAt: Date;
}

/** What the mail of an invite is known by. */
export function inviteMailKey(invitationId: string, inviteId: string): string {
  return `team/${invitationId}/${inviteId}`;
}

/**
 * Puts the link into the queue of mails, in the invitation's first language.
 * @param inviter whose quota pays
 * @returns false when the quota of the account or of the address is used up: the link stands all the same
 */
export async function mailTeamInvite(
  invitation: Invitation,
  invite: MailedInvite,
  inviter: string,
  now: Date,
): Promise<boolean> {
  const words = (text: string) => cutText(text, limits.mail.words);
  const { inviteId, role, email, token, expireAt } = invite;
  try {
    await sendMail(
      {
        template: "teamInvitation",
        to: email,
        language: invitation.languages[0] ?? "id",
        params: {
          inviterName: words(invitation.team[inviter]?.name ?? ""),
          invitationTitle: words(invitation.title),
          role,
          path: joinPath(token),
          expiresAt: expireAt.toISOString(),
          zone: invitation.zone,
        },
      },
      { key: inviteMailKey(invitation.id, inviteId), account: inviter },
      now,
    );
    return true;
  } catch (error) {
    if (error instanceof AppError && error.code === "limit/too-many-requests") return false;
    throw error;
  }
}
