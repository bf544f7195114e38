import { paths } from "@janur/domain/paths";
import { taskSchema } from "@janur/domain/task/task";
import { taskLimits } from "@janur/domain/limits/task-limits";
import { db, documentOf } from "../../../platform/google/firestore.ts";

/**
 * Writes on a task how many files it has, for lists that show no file. Counts
 * what is there now, so it may run any number of times and at the same time.
 */
export async function countFiles(taskId: string, now: Date): Promise<void> {
  const attachments = db().collection(paths.taskAttachments(taskId)).limit(taskLimits.attachment.perTask);
  await db().runTransaction(async (transaction) => {
    const task = await transaction.get(documentOf(paths.task(taskId), taskSchema));
    const { docs } = await transaction.get(attachments.select("waitingSince"));
    const files = docs.filter((document) => document.get("waitingSince") === null).length;
    // Listeners ask for the latest changes, so the time makes them hear of it.
    if (task.exists && task.data()?.files !== files) transaction.update(task.ref, { files, updatedAt: now });
  });
}
