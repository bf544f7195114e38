import { slugsOf, type Invitation } from "@janur/domain/invitation/invitation";
import { removeAlbumOf } from "../../nouns/album/remove-photo.ts";
import { albumZipJobDocument } from "../../nouns/album/zip/zip-documents.ts";
import { paths } from "@janur/domain/paths";
import { FieldValue } from "firebase-admin/firestore";
import { purgeIntegrationsOf } from "../../nouns/integration/purge-integration.ts";
import { purgeChats } from "./purge-chats.ts";
import { db } from "../../platform/google/firestore.ts";
import { removeMediaOf } from "../../nouns/media/remove-media.ts";
import { pageSecretDocument } from "../../nouns/page-access/page-password.ts";
import { purgeReporters } from "./purge-reporters.ts";
import { purgePasses } from "./purge-passes.ts";
import { purgeTasks } from "./purge-tasks.ts";
import { invitationDocument } from "../../store/access.ts";
import { preparePurgingCheckCode } from "../../nouns/invitation/check-code.ts";
import { removePreviews } from "../../nouns/invitation/preview/preview-picture.ts";

/**
 * Removes an invitation with all that belongs to it: page, slugs and the id in every member's profile at once, then
 * tasks, chats, passes, connections, files, guests, wishes, versions, and at last the head. Stopped anywhere it can begin again.
 * Reports stay for the staff, without what their reporters wrote.
 * @param isDue asked with the head as it is at that moment
 * @returns whether it was due
 */
export async function removeInvitation(
  invitationId: string,
  isDue: (invitation: Invitation) => boolean,
  now: Date,
): Promise<boolean> {
  if (!(await forget(invitationId, isDue))) return false;
  const head = db().doc(paths.invitation(invitationId));
  await removePreviews(invitationId, now);
  await purgeTasks(invitationId);
  await purgeChats(invitationId);
  await purgePasses(invitationId);
  await purgeIntegrationsOf(invitationId);
  await purgeReporters(invitationId);
  await removeMediaOf(invitationId);
  await albumZipJobDocument(invitationId).delete();
  await removeAlbumOf(invitationId, now);
  for (const collection of await head.listCollections()) await db().recursiveDelete(collection);
  await head.delete();
  // Uploads that were entered while the rest went; from now on none is.
  await removeMediaOf(invitationId);
  return true;
}

/** Cuts an invitation off from the outside, if it still is due. */
async function forget(invitationId: string, isDue: (invitation: Invitation) => boolean): Promise<boolean> {
  return db().runTransaction(async (transaction) => {
    const invitation = (await transaction.get(invitationDocument(invitationId))).data();
    if (invitation === undefined || !isDue(invitation)) return false;
    const [slugs, profiles, purgeCheckCode] = await Promise.all([
      transaction.getAll(...slugsOf(invitation).map((slug) => db().doc(paths.slug(slug)))),
      transaction.getAll(...invitation.members.map((uid) => db().doc(paths.user(uid)))),
      preparePurgingCheckCode(transaction, invitationId),
    ]);
    for (const slug of slugs) {
      // After a run that was stopped the slug may be somebody else's already.
      if (slug.get("invitationId") !== invitationId) continue;
      transaction.delete(slug.ref);
      transaction.delete(db().doc(paths.publication(slug.id)));
      transaction.delete(db().doc(paths.privatePart(slug.id)));
    }
    transaction.delete(pageSecretDocument(invitationId));
    purgeCheckCode();
    for (const profile of profiles) {
      if (profile.exists)
        transaction.update(profile.ref, { invitations: FieldValue.arrayRemove(invitationId) });
    }
    return true;
  });
}
