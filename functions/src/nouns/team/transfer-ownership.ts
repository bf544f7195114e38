import { teamOwnedBy } from "@janur/domain/team/team";
import { profileDocument } from "../../store/account/profile-document.ts";
import { invitationDocument, withInvitation } from "../../store/access.ts";
import { nameNewOwner } from "../invitation/page-sender.ts";
import { readPages } from "../../store/read-pages.ts";
import { notifyOrLog } from "../../notify/notification/notify.ts";
import type { CapabilityCaller } from "../../platform/http/operation.ts";
import { givenMember } from "./given-member.ts";

/**
 * Hands an invitation over: the member becomes its owner, the owner an editor.
 * The page is from them at once, and they are told, because it may have happened while they were away.
 * Of two transfers at once the first one wins; the other's caller owns it no more.
 * @throws AppError `team/member-not-found`, `team/owner-stays` for a transfer to oneself
 */
export async function transferOwnership(
  { invitationId, uid }: { invitationId: string; uid: string },
  caller: CapabilityCaller,
  now: Date,
) {
  const given = await withInvitation(invitationId, caller, async (invitation, transaction) => {
    const next = givenMember(invitation, uid);
    const team = teamOwnedBy(uid, invitation.team);
    const [pages, profile] = await Promise.all([
      readPages(transaction, invitation),
      transaction.get(profileDocument(uid)),
    ]);
    nameNewOwner(transaction, pages, profile.data(), next);
    transaction.update(invitationDocument(invitationId), { owner: uid, team });
    return { ...invitation, owner: uid, team };
  });
  const name = given.team[caller.uid]?.name ?? "";
  const key = `${invitationId}/${uid}/${String(now.getTime())}`;
  await notifyOrLog({ invitation: given, facts: { kind: "ownershipGiven", name }, key, at: now, to: [uid] });
  return {};
}
