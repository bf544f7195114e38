import { paths } from "@janur/domain/paths";
import { taskSchema } from "@janur/domain/task";
import { attachmentFolder, taskAttachmentSchema } from "@janur/domain/task-attachment";
import { taskLimits } from "@janur/domain/task-limits";
import { converter, db } from "../firestore.ts";
import { filesUnder, removeFile } from "../media/bucket.ts";
import { removeAttachment } from "./file/remove-attachment.ts";

/** As many as one look takes. */
const batchSize = 50;

/**
 * Removes tasks that were deleted long ago, with their files and all that was
 * said about them, and files that were announced and never came. Stopped
 * anywhere it can begin again.
 */
export async function forgetTasks(now: Date): Promise<void> {
  await forgetDeletedTasks(new Date(now.getTime() - taskLimits.deletedMs));
  await forgetAwaitedFiles(new Date(now.getTime() - taskLimits.attachment.waitingMs));
}

async function forgetDeletedTasks(until: Date): Promise<void> {
  const next = db()
    .collection(paths.tasks())
    .withConverter(converter(taskSchema))
    .where("deletedAt", "<=", until)
    .limit(batchSize);
  for (let found = await next.get(); !found.empty; found = await next.get()) {
    for (const document of found.docs) {
      const { id, invitationId } = document.data();
      for (const { name } of await filesUnder(attachmentFolder(invitationId, id))) await removeFile(name);
      await db().recursiveDelete(document.ref);
    }
  }
}

async function forgetAwaitedFiles(until: Date): Promise<void> {
  const next = db()
    .collectionGroup("attachments")
    .withConverter(converter(taskAttachmentSchema))
    .where("waitingSince", "<=", until)
    .limit(batchSize);
  for (let found = await next.get(); !found.empty; found = await next.get()) {
    for (const document of found.docs) {
      const { id, invitationId } = document.data();
      const taskId = document.ref.parent.parent?.id;
      if (taskId !== undefined) await removeAttachment(invitationId, taskId, id);
    }
  }
}
