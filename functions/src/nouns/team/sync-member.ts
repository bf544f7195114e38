import { DEFAULT_DISPLAY_NAME } from "@janur/domain/account/account";
import { roleOf } from "@janur/domain/invitation/invitation";
import { isSameValue } from "@janur/domain/text/same-value";
import type { TeamMember } from "@janur/domain/team/team";
import { profileDocument } from "../../store/account/profile-document.ts";
import type { ShownParts } from "../account/shown-parts.ts";
import { db } from "../../platform/google/firestore.ts";
import { invitationDocument } from "../../store/access.ts";

/**
 * Shows a member as their profile does now in every team of theirs, in what has
 * changed there: the name under which they joined a team stays until they
 * change that of their account. Looks at what is there now, so that it may run
 * any number of times, in any order and at once.
 * @param before null for a profile that is new
 * @param after null for one that is gone
 */
export async function syncMember(
  uid: string,
  before: ShownParts | null,
  after: ShownParts | null,
): Promise<void> {
  if (before === null || after === null) return;
  const changed = {
    name: before.displayName !== after.displayName,
    photo: before.photoURL !== after.photoURL,
  };
  if (!changed.name && !changed.photo) return;
  const ids = (await profileDocument(uid).get()).data()?.invitations ?? [];
  await Promise.all(ids.map((invitationId) => showMember(invitationId, uid, changed)));
}

function showMember(
  invitationId: string,
  uid: string,
  changed: { name: boolean; photo: boolean },
): Promise<void> {
  return db().runTransaction(async (transaction) => {
    const reference = invitationDocument(invitationId);
    const [head, account] = await Promise.all([
      transaction.get(reference),
      transaction.get(profileDocument(uid)),
    ]);
    const [invitation, profile] = [head.data(), account.data()];
    if (invitation === undefined || profile === undefined || roleOf(invitation, uid) === null) return;
    const member = invitation.team[uid];
    if (member === undefined) return;
    const { displayName, photoURL } = profile;
    const next: TeamMember = {
      ...member,
      ...(changed.name && displayName !== DEFAULT_DISPLAY_NAME ? { name: displayName } : {}),
      ...(changed.photo ? { photo: photoURL } : {}),
    };
    if (!isSameValue(next, member))
      transaction.update(reference, { team: { ...invitation.team, [uid]: next } });
  });
}
