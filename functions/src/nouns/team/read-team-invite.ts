import { AppError } from "@janur/domain/errors";
import { db } from "../../platform/google/firestore.ts";
import { maskedEmail } from "../../platform/log/masked-contact.ts";
import type { GuestCaller } from "../../platform/http/operation.ts";
import { countingWrongLinks, findInvite } from "./find-invite.ts";

/**
 * Who invites to what and as what, for whoever holds the link. The address that
 * it is bound to is masked, because links get forwarded.
 * @throws AppError `team/invite-invalid`, `limit/too-many-requests`
 */
export async function readTeamInvite({ token }: { token: string }, caller: GuestCaller, now: Date) {
  const { invitation, invite } = await countingWrongLinks(caller.sender, now, () =>
    db().runTransaction((transaction) => findInvite(token, now, transaction), { readOnly: true }),
  );
  if (invite === null) throw new AppError("team/invite-invalid");
  const { team, owner } = invitation;
  return {
    invitationId: invitation.id,
    title: invitation.title,
    eventType: invitation.eventType,
    startAt: invitation.startAt?.toISOString() ?? null,
    zone: invitation.zone,
    city: invitation.city,
    role: invite.role,
    side: invite.side ?? null,
    inviter: (team[invite.createdBy] ?? team[owner])?.name ?? "",
    name: invite.name,
    email: maskedEmail(invite.email),
    expireAt: invite.expireAt.toISOString(),
  };
}
