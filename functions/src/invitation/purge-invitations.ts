import { isTrashOver } from "@janur/domain/invitation";
import { limits } from "@janur/domain/limits";
import { paths } from "@janur/domain/paths";
import * as logger from "firebase-functions/logger";
import { faultOf } from "../service/fault.ts";
import { db } from "../firestore.ts";
import { removeInvitation } from "./remove-invitation.ts";

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
      if (await removeInvitation(document.id, (invitation) => isTrashOver(invitation, now), now)) purged += 1;
    } catch (error) {
      logger.error("purge failed", { invitation: document.id, fault: faultOf(error) });
    }
  }
  return purged;
}
