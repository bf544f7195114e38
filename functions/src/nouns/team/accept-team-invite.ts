import { nameToWrite } from "@janur/domain/account/account";
import { AppError } from "@janur/domain/errors";
import { roleOf, type Invitation } from "@janur/domain/invitation/invitation";
import { limits } from "@janur/domain/limits";
import type { TeamInvite } from "@janur/domain/team/team-invite";
import { FieldValue, type Transaction } from "firebase-admin/firestore";
import { defaultProfile, profileDocument } from "../../store/account/profile-document.ts";
import { db } from "../../platform/google/firestore.ts";
import { invitationDocument } from "../../store/access.ts";
import { notifyOrLog } from "../../notify/notification/notify.ts";
import type { AccountCaller } from "../../platform/http/operation.ts";
import { countingWrongLinks, findInvite } from "./find-invite.ts";
import { teamInviteDocument, teamSecretDocument } from "../../store/invite-documents.ts";

/**
 * Joins a team: head, profile and link change in one transaction. The typed
 * name also becomes the account's while that has only the default one. Sent
 * again by the same account it changes nothing and answers the same.
 * @throws AppError `team/invite-invalid`, `team/already-member`, `team/other-email`, `team/email-unverified`, `team/limit-reached`, `invitation/limit-reached`
 */
export async function acceptTeamInvite(
  { token, name }: { token: string; name: string },
  caller: AccountCaller,
  now: Date,
) {
  const { answer, joined } = await countingWrongLinks(caller.uid, now, () =>
    db().runTransaction(async (transaction) => {
      const { invitation, invite, usedBy } = await findInvite(token, now, transaction);
      const role = roleOf(invitation, caller.uid);
      if (usedBy === caller.uid && role !== null && role !== "owner")
        return { answer: { invitationId: invitation.id, role }, joined: null };
      if (invite === null) throw new AppError("team/invite-invalid");
      if (role !== null) throw new AppError("team/already-member");
      requireAddressee(invite, caller);
      if (invitation.members.length >= limits.team.members) throw new AppError("team/limit-reached");
      await join(transaction, { invitation, invite, name, caller, now });
      transaction.delete(teamInviteDocument(invitation.id, invite.id));
      transaction.update(teamSecretDocument(invitation.id, invite.id), { usedBy: caller.uid });
      const answered = { invitationId: invitation.id, role: invite.role };
      return { answer: answered, joined: { invitation, key: `${invitation.id}/${invite.id}` } };
    }),
  );
  if (joined !== null) await notifyOrLog({ ...joined, facts: { kind: "teamJoined", name }, at: now });
  return answer;
}

/** A link for one address is for whoever has proven that the address is theirs. */
function requireAddressee({ email }: TeamInvite, caller: AccountCaller): void {
  if (email === null) return;
  if (caller.email?.toLowerCase() !== email) throw new AppError("team/other-email");
  if (!caller.isEmailVerified) throw new AppError("team/email-unverified");
}

interface Joining {
  invitation: Invitation;
  invite: TeamInvite;
  name: string;
  caller: AccountCaller;
  now: Date;
}

async function join(transaction: Transaction, joining: Joining): Promise<void> {
  const { invitation, invite, name, caller, now } = joining;
  const { role, side } = invite;
  const reference = profileDocument(caller.uid);
  const known = (await transaction.get(reference)).data();
  const profile = known ?? defaultProfile({ ...caller, displayName: name }, now);
  if (profile.invitations.length >= limits.invitation.perAccount)
    throw new AppError("invitation/limit-reached");
  const displayName = nameToWrite(profile.displayName, name);
  if (known === undefined) transaction.create(reference, { ...profile, invitations: [invitation.id] });
  else {
    transaction.update(reference, {
      invitations: FieldValue.arrayUnion(invitation.id),
      ...(displayName === null ? {} : { displayName }),
    });
  }
  transaction.update(invitationDocument(invitation.id), {
    members: [...invitation.members, caller.uid],
    team: {
      ...invitation.team,
      [caller.uid]: { role, name, photo: profile.photoURL, ...(side === undefined ? {} : { side }) },
    },
  });
}
