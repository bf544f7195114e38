import { FORMER_ACCOUNT } from "@janur/domain/account/account";
import type { Invitation } from "@janur/domain/invitation/invitation";
import { paths } from "@janur/domain/paths";
import { teamOwnedBy } from "@janur/domain/team/team";
import { FieldPath } from "firebase-admin/firestore";
import * as logger from "firebase-functions/logger";
import { faultOf } from "../../platform/log/fault.ts";
import { pagesOf } from "../../platform/sweep/sweep-due.ts";
import { profileDocument } from "../../store/account/profile-document.ts";
import type { ErasedAccount } from "../../store/account/erased-account.ts";
import { heirOf } from "./heir.ts";
import { db } from "../../platform/google/firestore.ts";
import { notifyOrLog } from "../../notify/notification/notify.ts";
import { invitationDocument } from "../../store/access.ts";
import { nameNewOwner } from "../../nouns/invitation/page-sender.ts";
import { takeSenderOff } from "../../store/take-sender-off.ts";
import { readPages } from "../../store/read-pages.ts";
import { removeInvitation } from "../removal/remove-invitation.ts";

/** Invitations that are looked up together. */
const batchSize = 50;

/**
 * Takes an account out of all its teams. Invitations of others lose a member, and guests whoever was to send to them;
 * own ones go to the heir that was chosen, or go altogether. Each by itself: what fails is passed over, and holds up none behind it.
 * @throws Error where one was passed over: then it comes again
 */
export async function eraseMemberships(account: ErasedAccount, now: Date): Promise<void> {
  const own = db()
    .collection(paths.invitations())
    .where("members", "array-contains", account.uid)
    .orderBy(FieldPath.documentId())
    .select();
  let failed = 0;
  for await (const page of pagesOf(own, batchSize)) {
    for (const { id } of page) {
      try {
        const isGone = await removeInvitation(id, (invitation) => goesWith(invitation, account), now);
        if (!isGone) await leave(id, account, now);
      } catch (error) {
        failed += 1;
        logger.error("an invitation kept a member", { invitation: id, fault: faultOf(error) });
      }
    }
  }
  await takeSenderOff(db().collectionGroup("guests"), account.uid, now);
  if (failed > 0) throw new Error(`${String(failed)} invitations kept a member`);
}

function goesWith(invitation: Invitation, account: ErasedAccount): boolean {
  return invitation.owner === account.uid && heirOf(invitation, account) === null;
}

/** Head, page and heir change at once; whose work it is now hears of it. */
async function leave(invitationId: string, account: ErasedAccount, now: Date): Promise<void> {
  const { uid } = account;
  const left = await db().runTransaction(async (transaction) => {
    const reference = invitationDocument(invitationId);
    const invitation = (await transaction.get(reference)).data();
    if (invitation === undefined || !invitation.members.includes(uid) || goesWith(invitation, account))
      return null;
    const next = withoutMember(invitation, account);
    const [pages, heir] = await Promise.all([
      readPages(transaction, invitation),
      transaction.get(profileDocument(next.owner)),
    ]);
    const { owner, members, team, scheduled } = next;
    transaction.update(reference, { owner, members, team, scheduled });
    transaction.delete(db().doc(paths.presence(invitationId, uid)));
    transaction.delete(db().doc(paths.guestViews(invitationId, uid)));
    if (owner !== invitation.owner) nameNewOwner(transaction, pages, heir.data(), team[owner]);
    const kind = owner === invitation.owner ? ("teamLeft" as const) : ("ownershipGiven" as const);
    return { invitation: next, facts: { kind, name: invitation.team[uid]?.name ?? "" } };
  });
  if (left === null) return;
  await notifyOrLog({ ...left, key: `${invitationId}/${uid}/erased`, at: now });
}

function withoutMember(invitation: Invitation, account: ErasedAccount): Invitation {
  const { uid } = account;
  const { [uid]: _gone, ...others } = invitation.team;
  const owner =
    invitation.owner === uid ? (heirOf(invitation, account) ?? invitation.owner) : invitation.owner;
  const { scheduled } = invitation;
  return {
    ...invitation,
    owner,
    members: invitation.members.filter((member) => member !== uid),
    team: owner === invitation.owner ? others : teamOwnedBy(owner, others),
    scheduled: scheduled?.by === uid ? { ...scheduled, by: FORMER_ACCOUNT } : scheduled,
  };
}
