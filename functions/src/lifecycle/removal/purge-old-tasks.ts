import { paths } from "@janur/domain/paths";
import { taskSchema } from "@janur/domain/task/task";
import { attachmentFolder, taskAttachmentSchema } from "@janur/domain/task/task-attachment";
import { taskLimits } from "@janur/domain/limits/task-limits";
import { converter, db } from "../../platform/google/firestore.ts";
import { filesUnder, removeFile } from "../../platform/google/bucket.ts";
import { sweepDue } from "../../platform/sweep/sweep-due.ts";
import { wasOvertaken } from "../../platform/google/until-first.ts";
import { removeAttachment } from "../../nouns/task/file/remove-attachment.ts";

/** Documents that are read at once. */
const pageSize = 50;
/** Of each of the two. */
const atOnce = 10;

/**
 * Removes tasks that were deleted long ago, with their files and all that was
 * said about them, and files that were announced and never came. Stopped
 * anywhere it can begin again.
 * @returns how many of both
 */
export async function purgeOldTasks(now: Date): Promise<number> {
  // Side by side: neither waits until the other has used up the time.
  const [tasks, files] = await Promise.all([
    purgeDeletedTasks(new Date(now.getTime() - taskLimits.deletedMs), now),
    purgeAwaitedFiles(new Date(now.getTime() - taskLimits.attachment.waitingMs), now),
  ]);
  return tasks + files;
}

async function purgeDeletedTasks(until: Date, now: Date): Promise<number> {
  const { done } = await sweepDue(
    {
      sweep: "tasks",
      due: db()
        .collection(paths.tasks())
        .withConverter(converter(taskSchema))
        .where("deletedAt", "<=", until)
        .orderBy("deletedAt"),
      dueBy: "deletedAt",
      pageSize,
      atOnce,
      work: async (document) => {
        const { id, invitationId } = document.data();
        for (const { name } of await filesUnder(attachmentFolder(invitationId, id))) await removeFile(name);
        await db().recursiveDelete(document.ref);
        await countAnew(invitationId);
        return true;
      },
    },
    now,
  );
  return done;
}

/** What is gone makes room. A task that is added meanwhile counts by itself: then the next one sees to it. */
async function countAnew(invitationId: string): Promise<void> {
  const counter = await db().doc(paths.taskCount(invitationId)).get();
  if (counter.updateTime === undefined) return;
  const left = await db().collection(paths.tasks()).where("invitationId", "==", invitationId).count().get();
  try {
    await counter.ref.update({ count: left.data().count }, { lastUpdateTime: counter.updateTime });
  } catch (error) {
    if (!wasOvertaken(error)) throw error;
  }
}

async function purgeAwaitedFiles(until: Date, now: Date): Promise<number> {
  const { done } = await sweepDue(
    {
      sweep: "awaited-files",
      due: db()
        .collectionGroup("attachments")
        .withConverter(converter(taskAttachmentSchema))
        .where("waitingSince", "<=", until)
        .orderBy("waitingSince"),
      dueBy: "waitingSince",
      pageSize,
      atOnce,
      work: async (document) => {
        const { id, invitationId } = document.data();
        const taskId = document.ref.parent.parent?.id;
        if (taskId !== undefined) await removeAttachment(invitationId, taskId, id);
        return true;
      },
    },
    now,
  );
  return done;
}
