import { randomBytes } from "node:crypto";
import { AppError } from "@janur/domain/errors";
import { documentIdFromBytes } from "@janur/domain/id";
import { limits } from "@janur/domain/limits";
import { paths } from "@janur/domain/paths";
import type { AttachmentType } from "@janur/domain/task/task-attachment";
import { taskLimits } from "@janur/domain/limits/task-limits";
import { db } from "../../../platform/google/firestore.ts";
import { countAttempt } from "../../../platform/limits/count-attempt.ts";
import type { BesidesCaller } from "../../../platform/http/operation.ts";
import { attachmentDocument } from "../../../store/attachment-document.ts";
import { requireWork } from "./require-task.ts";

interface Input {
  invitationId: string;
  taskId: string;
  name: string;
  contentType: AttachmentType;
}

/**
 * Makes room for a file that is about to be uploaded. Whoever uploads pictures
 * and files of tasks uploads from one allowance.
 * @throws AppError as `requireWork`, `task/file-limit`, `limit/too-many-requests`
 */
export async function prepareTaskFile(
  { invitationId, taskId, name, contentType }: Input,
  caller: BesidesCaller,
  now: Date,
): Promise<{ attachmentId: string }> {
  await requireWork({ invitationId, taskId }, caller);
  await countAttempt(["upload", caller.uid], limits.media.rate, now);
  const id = documentIdFromBytes(randomBytes(20));
  const attachments = db().collection(paths.taskAttachments(taskId)).limit(taskLimits.attachment.perTask);
  await db().runTransaction(async (transaction) => {
    const { size } = await transaction.get(attachments);
    if (size >= taskLimits.attachment.perTask) throw new AppError("task/file-limit");
    transaction.create(attachmentDocument(taskId, id), {
      id,
      invitationId,
      name,
      contentType,
      bytes: 0,
      uid: caller.uid,
      createdAt: now,
      waitingSince: now,
    });
  });
  return { attachmentId: id };
}
