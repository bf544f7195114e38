import { paths } from "@janur/domain/paths";
import { FieldValue } from "firebase-admin/firestore";
import { takeSenderOff } from "../../store/take-sender-off.ts";
import { profileDocument } from "../../store/account/profile-document.ts";
import { db } from "../../platform/google/firestore.ts";
import { besides, invitationDocument, requireCapability } from "../../store/access.ts";
import { notifyOrLog } from "../../notify/notification/notify.ts";
import type { BesidesCaller } from "../../platform/http/operation.ts";
import { givenMember } from "./given-member.ts";

/**
 * Takes a member out of the head and the invitation out of the member's
 * profile, at once; guests whom they were to send to are nobody's again. Leaving is taking out oneself, which every role may.
 * @throws AppError `team/member-not-found`, `team/owner-stays`
 */
export async function removeTeamMember(
  { invitationId, uid }: { invitationId: string; uid: string },
  caller: BesidesCaller,
  now: Date,
) {
  const invitation = await db().runTransaction(async (transaction) => {
    const asking = uid === caller.uid ? besides(caller) : caller;
    const invitation = await requireCapability(invitationId, asking, transaction);
    givenMember(invitation, uid);
    const profile = await transaction.get(profileDocument(uid));
    const { [uid]: _removed, ...team } = invitation.team;
    transaction.update(invitationDocument(invitationId), {
      members: invitation.members.filter((member) => member !== uid),
      team,
    });
    transaction.delete(db().doc(paths.guestViews(invitationId, uid)));
    if (profile.exists)
      transaction.update(profile.ref, { invitations: FieldValue.arrayRemove(invitationId) });
    return { ...invitation, members: invitation.members.filter((member) => member !== uid) };
  });
  await takeSenderOff(db().collection(paths.guests(invitationId)), uid, now);
  // Who removes somebody knows it.
  if (uid === caller.uid) {
    const name = invitation.team[uid]?.name ?? "";
    const key = `${invitationId}/${uid}/${String(now.getTime())}`;
    await notifyOrLog({ invitation, facts: { kind: "teamLeft", name }, key, at: now });
  }
  return {};
}
