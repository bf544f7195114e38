import { invitationSchema, type Invitation } from "@janur/domain/invitation";
import { limits } from "@janur/domain/limits";
import { paths } from "@janur/domain/paths";
import { FieldValue } from "firebase-admin/firestore";
import { logger } from "firebase-functions/v2";
import { converter, db } from "../firestore.ts";

/** As many as one run takes; the rest is due at the next one. */
const batchSize = 50;

/**
 * Removes what has been in the trash for 30 days, with all that belongs to it.
 * Stopped anywhere it can begin again: the head goes last.
 * @returns how many were removed
 */
export async function purgeTrash(now: Date): Promise<number> {
  const due = await db()
    .collection(paths.invitations())
    .withConverter(converter(invitationSchema))
    .where("trashedAt", "<=", new Date(now.getTime() - limits.invitation.trashMs))
    .orderBy("trashedAt")
    .limit(batchSize)
    .get();
  let purged = 0;
  for (const document of due.docs) {
    try {
      await purgeInvitation(document.data());
      purged += 1;
    } catch (error) {
      logger.error("purge failed", { invitation: document.id, fault: String(error) });
    }
  }
  return purged;
}

/** Page, slugs, guests, wishes, versions, the id in every member's profile, and at last the head. */
export async function purgeInvitation(invitation: Invitation): Promise<void> {
  const { id, slug, oldSlugs, members } = invitation;
  const batch = db().batch();
  for (const taken of [slug, ...oldSlugs]) {
    batch.delete(db().doc(paths.publication(taken)));
    batch.delete(db().doc(paths.slug(taken)));
  }
  const profiles = await db().getAll(...members.map((uid) => db().doc(paths.user(uid))));
  for (const profile of profiles) {
    if (profile.exists) batch.update(profile.ref, { invitations: FieldValue.arrayRemove(id) });
  }
  await batch.commit();
  const head = db().doc(paths.invitation(id));
  for (const collection of await head.listCollections()) await db().recursiveDelete(collection);
  await head.delete();
}
