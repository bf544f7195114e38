import { isTrashOver } from "@janur/domain/invitation/invitation";
import { limits } from "@janur/domain/limits";
import { paths } from "@janur/domain/paths";
import { db } from "../../platform/google/firestore.ts";
import { sweepDue } from "../../platform/sweep/sweep-due.ts";
import { removeInvitation } from "./remove-invitation.ts";

/** Invitations that are read at once. */
const pageSize = 50;
/** Each has hundreds of documents, which go in pages of their own. */
const atOnce = 10;

/**
 * Removes what has been in the trash for 30 days, with all that belongs to it.
 * Stopped anywhere it can begin again: the head goes last. A head that cannot
 * be read is logged and passed over: nobody knows what belongs to it.
 * @returns how many were removed
 */
export async function purgeTrash(now: Date): Promise<number> {
  const { done } = await sweepDue(
    {
      sweep: "trash",
      due: db()
        .collection(paths.invitations())
        .where("trashedAt", "<=", new Date(now.getTime() - limits.invitation.trashMs))
        .orderBy("trashedAt"),
      dueBy: "trashedAt",
      pageSize,
      atOnce,
      work: ({ id }) => removeInvitation(id, (invitation) => isTrashOver(invitation, now), now),
    },
    now,
  );
  return done;
}
