import { isTrashOver } from "@janur/domain/invitation";
import { limits } from "@janur/domain/limits";
import { paths } from "@janur/domain/paths";
import { FieldValue } from "firebase-admin/firestore";
import * as logger from "firebase-functions/logger";
import { faultOf } from "../service/fault.ts";
import { db } from "../firestore.ts";
import { pageSecretDocument } from "../page-access/page-password.ts";
import { purgeChats } from "../chat/purge-chats.ts";
import { purgePasses } from "../pass/purge-passes.ts";
import { purgeTasks } from "../task/purge-tasks.ts";
import { invitationDocument } from "./access.ts";
import { prepareForgettingCheckCode } from "./check-code.ts";
import { forgetReporters } from "../report/forget-reporters.ts";
import { removePreviews } from "./preview-picture.ts";

/** As many as one run takes; the rest is due at the next one. */
const batchSize = 50;

/**
 * Removes what has been in the trash for 30 days, with all that belongs to it.
 * Stopped anywhere it can begin again: the head goes last. A head that cannot
 * be read is logged and passed over: nobody knows what belongs to it.
 * @returns how many were removed
 */
export async function purgeTrash(now: Date): Promise<number> {
  const due = await db()
    .collection(paths.invitations())
    .where("trashedAt", "<=", new Date(now.getTime() - limits.invitation.trashMs))
    .orderBy("trashedAt")
    .limit(batchSize)
    .get();
  let purged = 0;
  for (const document of due.docs) {
    try {
      if (await purgeInvitation(document.id, now)) purged += 1;
    } catch (error) {
      logger.error("purge failed", { invitation: document.id, fault: faultOf(error) });
    }
  }
  return purged;
}

/**
 * Page, slugs and the id in every member's profile at once, then tasks, passes, chats, guests, wishes, versions, and at last the head.
 * Reports stay for the staff, without what their reporters wrote.
 */
async function purgeInvitation(invitationId: string, now: Date): Promise<boolean> {
  if (!(await forget(invitationId, now))) return false;
  const head = db().doc(paths.invitation(invitationId));
  await removePreviews(invitationId, now);
  await purgeTasks(invitationId);
  await purgeChats(invitationId);
  await purgePasses(invitationId);
  await forgetReporters(invitationId);
  for (const collection of await head.listCollections()) await db().recursiveDelete(collection);
  await head.delete();
  return true;
}

/** Cuts an invitation off from the outside, if it still is due. */
async function forget(invitationId: string, now: Date): Promise<boolean> {
  return db().runTransaction(async (transaction) => {
    const invitation = (await transaction.get(invitationDocument(invitationId))).data();
    if (invitation === undefined || !isTrashOver(invitation, now)) return false;
    const [slugs, profiles, forgetCheckCode] = await Promise.all([
      transaction.getAll(
        ...[invitation.slug, ...invitation.oldSlugs].map((slug) => db().doc(paths.slug(slug))),
      ),
      transaction.getAll(...invitation.members.map((uid) => db().doc(paths.user(uid)))),
      prepareForgettingCheckCode(transaction, invitationId),
    ]);
    for (const slug of slugs) {
      // After a run that was stopped the slug may be somebody else's already.
      if (slug.get("invitationId") !== invitationId) continue;
      transaction.delete(slug.ref);
      transaction.delete(db().doc(paths.publication(slug.id)));
      transaction.delete(db().doc(paths.privatePart(slug.id)));
    }
    transaction.delete(pageSecretDocument(invitationId));
    forgetCheckCode();
    for (const profile of profiles) {
      if (profile.exists)
        transaction.update(profile.ref, { invitations: FieldValue.arrayRemove(invitationId) });
    }
    return true;
  });
}
